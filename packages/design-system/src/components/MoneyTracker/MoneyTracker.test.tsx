import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { MoneyTracker } from './MoneyTracker';
import { REJECTED, REVIEWING, TRACKER_LABELS } from './MoneyTracker.fixtures';

describe('MoneyTracker', () => {
  conformance((props) => <MoneyTracker {...props} steps={REVIEWING} labels={TRACKER_LABELS} />, {
    element: 'div',
    dataComponent: 'MoneyTracker',
  });

  it('says the state of each step by a word', () => {
    renderThemed(<MoneyTracker steps={REVIEWING} labels={TRACKER_LABELS} />);
    expect(
      screen.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent),
    ).toEqual([
      'Requested Done',
      'Being reviewed In progress',
      'Paid to your bank Not yet',
      'Received Not yet',
    ]);
  });

  it('gives time, reason and next step of what failed', () => {
    renderThemed(<MoneyTracker steps={REJECTED} labels={TRACKER_LABELS} />);
    const failed = screen.getAllByRole('listitem').at(-1);
    expect(failed?.querySelector('time')?.dateTime).toBe('2026-05-14T12:09:00Z');
    expect(failed?.textContent).toContain('The name on the bank account');
    expect(failed?.textContent).toContain('ask again');
  });
});
