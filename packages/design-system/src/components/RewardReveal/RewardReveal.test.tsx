import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { type RevealStatus, RewardReveal } from './RewardReveal';
import { REVEAL_LABELS } from './RewardReveal.fixtures';

const askForLess = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  } as unknown as MediaQueryList);

beforeEach(() => {
  vi.useFakeTimers();
  askForLess(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const draw = (status: RevealStatus, onReveal?: () => void) => (
  <RewardReveal
    kind="redEnvelope"
    status={status}
    prize="8.88"
    labels={REVEAL_LABELS}
    onReveal={onReveal}
  />
);
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const told = () => screen.getByRole('status').textContent;

describe('RewardReveal', () => {
  conformance(
    (props) => (
      <RewardReveal {...props} kind="prizeWheel" status="pending" labels={REVEAL_LABELS} />
    ),
    { element: 'div', dataComponent: 'RewardReveal' },
  );

  it('keeps a result that is there already until the movement has ended, within a second', () => {
    const onReveal = vi.fn();
    renderThemed(draw('won', onReveal));
    expect(told()).toBe('Opening');
    pass(1000);
    expect(told()).toBe('You have won8.88');
    expect(onReveal).toHaveBeenCalledTimes(1);
  });

  it('waits for a result that is late, and tells it once', () => {
    const onReveal = vi.fn();
    const { rerender } = renderThemed(draw('pending', onReveal));
    pass(60_000);
    expect(told()).toBe('Opening');
    rerender(draw('won', onReveal));
    rerender(draw('won', onReveal));
    expect(told()).toBe('You have won8.88');
    expect(onReveal).toHaveBeenCalledTimes(1);
  });

  it('says that it failed, without calling that a result', () => {
    const onReveal = vi.fn();
    renderThemed(draw('failed', onReveal));
    pass(1000);
    expect(told()).toBe(REVEAL_LABELS.failed);
    expect(onReveal).not.toHaveBeenCalled();
  });

  it('takes the first Escape for itself and leaves the second to the dialog around it', () => {
    renderThemed(draw('empty'));
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(told()).toBe(REVEAL_LABELS.empty);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });

  it('does not move for who asked for less motion', () => {
    askForLess(true);
    renderThemed(draw('won'));
    expect(told()).toBe('You have won8.88');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ends the movement at a press, and keeps focus with what it opened', () => {
    renderThemed(draw('pending'));
    const skip = screen.getByRole('button', { name: 'Skip' });
    skip.focus();
    fireEvent.click(skip);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('leaves focus alone where it was elsewhere', () => {
    renderThemed(draw('won'));
    pass(1000);
    expect(document.activeElement).toBe(document.body);
  });
});
