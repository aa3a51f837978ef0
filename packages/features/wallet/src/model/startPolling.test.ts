// @vitest-environment happy-dom
import { createStore } from '@parlour/feature-core';
import { eachAction, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPolling, stopPolling } from './startPolling';

const MINUTE = 60_000;
const { invalidateTags } = baseApi.util;

/** Polls a deposit with the given states, one for each request; the last one repeats. */
function follow(states: (string | undefined)[]) {
  const told: unknown[] = [];
  const asked: (string | undefined)[] = [];
  const wanted = { is: true };
  const store = createStore({
    merchant: SAMPLE_MERCHANT,
    readLanguage: () => 'en',
    addEffects: eachAction((action) => {
      if (invalidateTags.match(action)) told.push(action);
    }),
  });
  startPolling(store.dispatch, {
    id: 'dp-1',
    lastState: 'PENDING',
    isOver: (state) => state === 'SUCCEEDED',
    isOwnerLoggedIn: () => wanted.is,
    fetchState: async () => {
      const state = states.length > 1 ? states.shift() : states[0];
      asked.push(state);
      if (state === undefined) throw new Error('No answer');
      return state;
    },
  });
  return { told, asked, wanted };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stopPolling('dp-1');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('money on its way whose page was left', () => {
  it('[WAL-02] makes the balance be asked for anew at each step, and ends with the last one', async () => {
    const { told, asked } = follow(['PENDING', undefined, 'PROCESSING', 'PROCESSING', 'SUCCEEDED']);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    const step = invalidateTags(['Balance', 'Records']);
    expect(told).toEqual([step, step]);
    expect(asked).toHaveLength(5);
  });

  it('is not asked for without an end', async () => {
    const { asked } = follow(['PENDING']);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    const { length } = asked;
    expect(length).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(asked).toHaveLength(length);
  });

  it('is not asked for after its owner has logged out', async () => {
    const { asked, wanted } = follow(['PENDING']);
    wanted.is = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    wanted.is = true;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toEqual([]);
  });

  it('is not asked for twice once its page is open again', async () => {
    const { asked } = follow(['PENDING']);
    stopPolling('dp-1');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toEqual([]);
  });

  it('rests while nobody sees the tab', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { asked } = follow(['SUCCEEDED']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toEqual([]);
    isHidden.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toEqual(['SUCCEEDED']);
  });
});
