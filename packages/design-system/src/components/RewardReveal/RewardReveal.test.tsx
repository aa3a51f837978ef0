import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { TICKET_KINDS } from '../RewardTicket/RewardTicket';
import { type RevealStatus, RewardReveal } from './RewardReveal';
import { REVEAL_LABELS, WHEEL_SEGMENTS } from './RewardReveal.fixtures';
import { landingAngle, segmentStep } from './wheelGeometry';

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

describe('the result', () => {
  it.each(TICKET_KINDS)('is what the gateway drew, and not seen before the end: %s', (kind) => {
    const wheel = kind === 'prizeWheel' ? { segments: WHEEL_SEGMENTS, landsOn: 5 } : undefined;
    const props = { kind, prize: '28.00', labels: REVEAL_LABELS, wheel };
    const { rerender } = renderThemed(<RewardReveal {...props} status="won" />);
    expect(told()).toBe('Opening');
    pass(1000);
    expect(told()).toBe('You have won28.00');
    rerender(<RewardReveal {...props} key="other" status="empty" />);
    pass(1000);
    expect(told()).toBe(REVEAL_LABELS.empty);
  });
});

const wheelOf = (status: RevealStatus, landsOn = 5) => (
  <RewardReveal
    kind="prizeWheel"
    status={status}
    prize={WHEEL_SEGMENTS[landsOn]}
    labels={REVEAL_LABELS}
    wheel={{ segments: WHEEL_SEGMENTS, landsOn }}
  />
);
const turn = () => {
  const part = document.querySelector<SVGGElement>('[data-turn]');
  return [part?.dataset['turn'], part?.style.getPropertyValue('--_to')];
};
const won = () => document.querySelector('[data-won]')?.textContent;

describe('a wheel', () => {
  it('brings the middle of every segment to the top, more than a turn on', () => {
    for (let count = 1; count <= 64; count += 1)
      for (let segment = 0; segment < count; segment += 1) {
        const angle = landingAngle(segment, count);
        const off = (segment * segmentStep(count) + angle) % 360;
        expect(Math.min(off, 360 - off), `${segment} of ${count}`).toBeCloseTo(0);
        expect(angle).toBeGreaterThanOrEqual(720);
      }
  });

  it('turns until the answer is there, however late, then ends on its place', () => {
    const { rerender } = renderThemed(wheelOf('pending'));
    pass(60_000);
    expect(turn()).toEqual(['on', '']);
    rerender(wheelOf('won'));
    expect(turn()).toEqual(['end', '855deg']);
    expect([told(), won()]).toEqual(['Opening', undefined]);
    pass(1000);
    expect(turn()).toEqual(['landed', '855deg']);
    expect([told(), won()]).toEqual(['You have won28.00', '28.00']);
  });

  it('ends on the place that holds nothing, too', () => {
    renderThemed(wheelOf('empty', 0));
    pass(1000);
    expect(turn()).toEqual(['landed', '720deg']);
    expect([told(), won()]).toEqual([REVEAL_LABELS.empty, undefined]);
  });

  it('stands on its place at once for who asked for less motion', () => {
    askForLess(true);
    renderThemed(wheelOf('won', 7));
    expect(turn()).toEqual(['landed', '765deg']);
    expect(told()).toBe('You have won188.00');
  });
});
