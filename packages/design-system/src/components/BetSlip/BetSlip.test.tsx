import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { BetSlip, type BetSlipProps } from './BetSlip';
import {
  CONFLICT,
  LARKS,
  MONEY,
  MULTIPLE_LINES,
  OVER,
  SINGLE_LINES,
  SLIP_LABELS,
} from './BetSlip.fixtures';
import { blockOf } from './blockOf';

const props = (own: Partial<BetSlipProps> = {}): BetSlipProps => ({
  ...MONEY,
  selections: [LARKS],
  lines: SINGLE_LINES.slice(0, 1),
  labels: SLIP_LABELS,
  onSubmit: vi.fn(),
  ...own,
});
const submit = () => screen.getByRole('button', { name: 'Place bet' });

describe('BetSlip', () => {
  conformance((root) => <BetSlip {...root} {...props({ labels: {} })} />, {
    element: 'section',
    dataComponent: 'BetSlip',
  });

  it.each([
    ['offline before anything else', false, 'single', { status: 'closed' }, 'offline'],
    ['a selection that is not open', true, 'single', { status: 'suspended' }, 'suspended'],
    ['what can not be combined', true, 'multiple', { conflict: CONFLICT }, 'conflict'],
    ['nothing of that in singles', true, 'single', { conflict: CONFLICT }, undefined],
    ['a price that was not seen', true, 'single', { oldOdds: '2.30' }, 'changes'],
    ['nothing', true, 'system', {}, undefined],
  ] as const)('[PK-06] is blocked by %s', (_, isOnline, mode, change, expected) => {
    const selections = [OVER, { ...LARKS, ...change }];
    expect(blockOf({ selections, mode, isOnline })).toBe(expected);
  });

  it('[PK-06] sends one bet until its promise has settled, also where that fails', async () => {
    let fail = (_: Error): void => undefined;
    const onSubmit = vi.fn(() =>
      new Promise<void>((_, reject) => {
        fail = reject;
      }).catch(() => undefined),
    );
    renderThemed(<BetSlip {...props({ onSubmit })} />);
    fireEvent.click(submit());
    fireEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(SLIP_LABELS.sending);
    await act(async () => {
      fail(new Error('no answer'));
      await Promise.resolve();
    });
    fireEvent.click(submit());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('[PK-06] moves to the stake that the owner refuses after a press', async () => {
    const { rerender } = renderThemed(<BetSlip {...props()} />);
    fireEvent.click(submit());
    rerender(
      <BetSlip
        {...props({ lines: SINGLE_LINES.map((line) => ({ ...line, error: 'At most 5.00' })) })}
      />,
    );
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('shows conflicts in combined bets only, and no stake for what is not open', () => {
    const selections = [
      { ...LARKS, conflict: CONFLICT },
      { ...OVER, status: 'closed' as const },
    ];
    const { rerender } = renderThemed(<BetSlip {...props({ selections, lines: SINGLE_LINES })} />);
    expect(screen.queryByText(CONFLICT)).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    rerender(<BetSlip {...props({ selections, lines: MULTIPLE_LINES, mode: 'multiple' })} />);
    expect(screen.queryByText(CONFLICT)).not.toBeNull();
  });

  it('offers no way back where the owner has none', () => {
    const onRemove = vi.fn();
    const { rerender } = renderThemed(<BetSlip {...props({ onRemove })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Harbour Larks' }));
    rerender(<BetSlip {...props({ onRemove, selections: [], lines: [] })} />);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ ids: ['larks'] });
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
