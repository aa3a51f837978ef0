import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Balance, type BalanceStatus } from './Balance';
import { BALANCE_LABELS } from './Balance.fixtures';

const draw = (status: BalanceStatus, value: string | null = '$ 1,234.50') => (
  <Balance value={value} labels={BALANCE_LABELS} status={status} onRefresh={vi.fn()} />
);

describe('Balance', () => {
  conformance((props) => <Balance {...props} value="$ 1.00" labels={BALANCE_LABELS} />, {
    element: 'div',
    dataComponent: 'Balance',
  });

  it.each([
    ['stale', '$ 1,234.50', BALANCE_LABELS.stale],
    ['failed', '—', BALANCE_LABELS.failed],
  ] as const)('says that it is %s', (status, shown, sentence) => {
    renderThemed(draw(status, status === 'failed' ? null : '$ 1,234.50'));
    expect(screen.getByRole('button').textContent).toContain(shown);
    expect(screen.getByRole('status').textContent).toBe(sentence);
  });

  it('is silent when the amount changes without having been asked for', () => {
    const { rerender } = renderThemed(draw('ready'));
    rerender(draw('loading'));
    rerender(draw('ready', '$ 2.00'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('ends the turn of its sign where a turn ends', () => {
    const { rerender } = renderThemed(draw('loading'));
    const sign = screen.getByRole('button').lastElementChild as HTMLElement;
    expect(sign.dataset['turning']).toBe('true');
    rerender(draw('ready'));
    expect(sign.dataset['turning']).toBe('true');
    fireEvent.animationIteration(sign);
    expect(sign.dataset['turning']).toBeUndefined();
  });

  it('is no button where it can not be read again', () => {
    renderThemed(<Balance value="$ 1.00" labels={BALANCE_LABELS} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('group', { name: 'Balance' }).textContent).toContain('$ 1.00');
  });
});
