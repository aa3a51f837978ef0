import { FeatureProviders } from '@parlour/feature-core/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PlayStrip } from './PlayStrip';
import { DUE, playOf } from './PlayStrip.fixtures';

// As a chunk that does not arrive.
vi.mock('./PlayCheck', () => {
  throw new Error('Failed to fetch');
});

const server = setupServer(...playOf(DUE).msw.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());

it('[SP-06] covers the game where the due reminder can not be loaded, with a retry and the way out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <FeatureProviders visitor="member" path="/seamless?game=200000">
      <PlayStrip />
    </FeatureProviders>,
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const cover = screen.getByRole<HTMLDialogElement>('dialog');
  expect(cover.contains(retry)).toBe(true);
  expect(cover.querySelector('[role=alert]')).not.toBeNull();
  fireEvent(cover, new Event('cancel', { cancelable: true }));
  expect(cover.open).toBe(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop playing' })).toBeTruthy());
});
