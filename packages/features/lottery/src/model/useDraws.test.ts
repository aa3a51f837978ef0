import { describe, expect, it, vi } from 'vitest';
import { sampleDraws, sampleVnDraws } from '../testing/fixtures';
import { readDraw, readVnDraw } from './drawnNumbers';
import type { FailedState } from './readQuery';
import { type DrawsPart, joinDraws } from './useDraws';

const failed = (): FailedState => ({
  status: 'failed',
  message: 'No line.',
  error: { kind: 'network' },
  onRetry: vi.fn(),
  isRetrying: false,
});
const others: DrawsPart = {
  of: 'others',
  state: { status: 'ready', data: sampleDraws(2).map(readDraw) },
};
const vietnam: DrawsPart = {
  of: 'vn',
  state: { status: 'ready', data: sampleVnDraws('vn-0', 1).map(readVnDraw) },
};

describe('[LAUNCH-08] the draws of several calls', () => {
  it('are one list', () => {
    const draws = joinDraws([others, vietnam]);
    expect(draws).toMatchObject({ missing: null, isComing: false, isWhole: true });
    expect(draws.list.status === 'ready' && draws.list.data).toHaveLength(3);
  });

  it('are shown while others come, and called no whole', () => {
    const draws = joinDraws([others, { of: 'vn', state: { status: 'loading' } }]);
    expect(draws).toMatchObject({ missing: null, isComing: true, isWhole: false });
    expect(draws.list.status === 'ready' && draws.list.data).toHaveLength(2);
  });

  it('tell what is missing where one did not come, and try that alone again', () => {
    const state = failed();
    const draws = joinDraws([others, { of: 'vn', state }]);
    expect(draws).toMatchObject({ missing: { of: 'vn', state }, isWhole: false });
    expect(draws.list.status).toBe('ready');
  });

  it('have failed where none came, and are tried again together', () => {
    const [one, other] = [failed(), failed()];
    const { list } = joinDraws([
      { of: 'others', state: one },
      { of: 'vn', state: other },
    ]);
    expect(list.status).toBe('failed');
    if (list.status === 'failed') list.onRetry();
    expect(one.onRetry).toHaveBeenCalledOnce();
    expect(other.onRetry).toHaveBeenCalledOnce();
  });

  it('are not called whole where there may be more than the gateway gives at once', () => {
    const many: DrawsPart = {
      of: 'others',
      state: { status: 'ready', data: sampleDraws(100).map(readDraw) },
    };
    expect(joinDraws([many, vietnam]).isWhole).toBe(false);
  });
});
