import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { FeatureProviders } from '@parlour/feature-core/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileError } from './useFileError';

// The test environment has no top layer.
Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });

const had = vi.fn();
const refusal = {
  kind: 'refused',
  status: 429,
  code: 'TOO_MANY',
  message: 'In a minute.',
  details: {},
};

function Save({ file }: { file: () => Promise<string> }) {
  const orSayWhy = useFileError();
  return <button onClick={() => void orSayWhy(file()).then(had)}>Save</button>;
}

it.each<[string, () => Promise<string>, string | null, RegExp | null]>([
  ['gives a file that came', async () => 'a,b', 'a,b', null],
  [
    'says why one did not come',
    () => Promise.reject(Object.assign(new Error('Refused'), refusal)),
    null,
    /The file could not be saved.*In a minute\./,
  ],
])('%s', async (_, file, text, said) => {
  render(
    <FeatureProviders>
      <ToastRegion labels={{ region: 'Messages', dismiss: 'Close' }} />
      <Save file={file} />
    </FeatureProviders>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(had).toHaveBeenLastCalledWith(text));
  const alert = screen.queryByRole('alert');
  if (said === null) expect(alert).toBeNull();
  else expect(alert?.textContent).toMatch(said);
});
