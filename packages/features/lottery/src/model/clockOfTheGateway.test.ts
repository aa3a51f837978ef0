// @vitest-environment happy-dom
import { createStore } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { getPopularGames } from '@parlour/gateway-openapi/lottery';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleLottery } from '../testing/fixtures';
import { phaseOf, untilClosing } from './lotteryMenu';
import { remainingText } from './remainingText';

const HOUR = 3_600_000;
const DEVICE = Date.parse('2026-05-14T12:00:00Z');
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: DEVICE });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

it.each([
  ['right', 0],
  ['hours behind', 3 * HOUR],
  ['hours ahead', -3 * HOUR],
])(
  '[LAUNCH-08] bets close by the time that the gateway tells, on a device that is %s',
  async (_, off) => {
    const gateway = DEVICE + off;
    const game = sampleLottery(0, { closesAt: new Date(gateway + 69_000).toISOString() });
    server.use(
      http.get('*/lgw/games/popular', () =>
        HttpResponse.json(
          { success: true, value: [game], message: null, errorCode: null },
          { headers: { Date: new Date(gateway).toUTCString() } },
        ),
      ),
    );
    const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
    const { data = [] } = await store.dispatch(getPopularGames.initiate({ limit: 1 }));
    expect(data).toEqual([game]);
    expect(phaseOf(game)).toBe('open');
    expect(remainingText(untilClosing(game))).toBe('01:09');
    vi.setSystemTime(DEVICE + 70_000);
    expect(phaseOf(game)).toBe('drawing');
  },
);
