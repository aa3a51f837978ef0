import { FeatureProviders } from '@parlour/feature-core/testing';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleLottery } from '../../testing/fixtures';
import { PhaseLine } from './PhaseLine';

const clock = vi.hoisted(() => ({ offset: 0 }));
// The gateway's clock is known from its answers, and there are none here.
vi.mock(import('@parlour/gateway-openapi'), async (original) => ({
  ...(await original()),
  serverNow: () => Date.now() + clock.offset,
}));

beforeEach(() => {
  clock.offset = 0;
  vi.useFakeTimers({ now: Date.parse('2026-05-14T12:00:00Z') });
});

const at = (inMs: number) =>
  sampleLottery(0, { closesAt: new Date(Date.now() + clock.offset + inMs).toISOString() });
const draw = (inMs: number) => {
  const { container } = render(
    <FeatureProviders>
      <PhaseLine game={at(inMs)} />
    </FeatureProviders>,
  );
  return container;
};
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('what a lottery does now', () => {
  it('is one sentence, with the time that is left', () => {
    const line = draw(69_000);
    expect(line.textContent).toBe('Closes in 01:09');
    pass(9_000);
    expect(line.textContent).toBe('Closes in 01:00');
  });

  it('is that it draws, as soon as bets are closed', () => {
    const line = draw(2_000);
    pass(3_000);
    expect(line.textContent).toBe('Drawing now');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is told by the gateway’s clock, also where the one of the device is set', () => {
    clock.offset = -3 * 3_600_000;
    const line = draw(69_000);
    expect(line.textContent).toBe('Closes in 01:09');
    vi.setSystemTime(Date.now() + 5 * 3_600_000);
    pass(1_000);
    // The next answer brings the right time, and the countdown goes on with the same lottery.
    clock.offset -= 5 * 3_600_000;
    pass(1_000);
    expect(line.textContent).toBe('Closes in 01:07');
  });
});
