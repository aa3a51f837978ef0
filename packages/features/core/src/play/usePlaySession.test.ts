// @vitest-environment happy-dom
import type { PlaySession } from '@parlour/gateway-openapi/saferPlay';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeatureProviders } from '../testing/withFeatureProviders';
import { timePlayed } from './playReading';
import { usePlaySession } from './usePlaySession';

const HOUR = 3_600_000;
const SECOND = 1000;
const SESSION = exampleOf('getPlaySession') as PlaySession;
const check = { ...SESSION.realityCheck, isDue: false };
const BEFORE = { ...SESSION, realityCheck: check };
const now = new Date(Date.parse(SESSION.now) + HOUR).toISOString();
const AFTER = { ...SESSION, now, gameResult: '-99.00', realityCheck: { ...check, isDue: true } };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const Member = ({ children }: { children: ReactNode }) =>
  FeatureProviders({ visitor: 'member', children });

const played = ({ now, startedAt }: PlaySession) => Date.parse(now) - Date.parse(startedAt);

describe('a session of play', () => {
  it('[SP-05] [SP-06] [R07] has the right time and net, and its check, after the device has slept', async () => {
    server.use(answer('getPlaySession', BEFORE));
    const { result } = renderHook(usePlaySession, { wrapper: Member });
    const view = () => result.current;
    await waitFor(() => expect(view()?.reading?.session.gameResult).toBe(BEFORE.gameResult));
    expect(view()?.isCheckOpen).toBe(false);
    server.use(answer('getPlaySession', AFTER));
    // The steady clock stood still meanwhile.
    vi.setSystemTime(Date.now() + HOUR);
    await waitFor(() => expect(view()?.reading?.session.gameResult).toBe('-99.00'), {
      timeout: 20_000,
    });
    expect(view()?.isCheckOpen).toBe(true);
    const reading = view()?.reading ?? null;
    if (reading === null) throw new Error('Nothing was read');
    expect(Math.floor(timePlayed(reading, { wall: 0, steady: reading.at }) / SECOND)).toBe(
      Math.floor(played(AFTER) / SECOND),
    );
  });

  it('[SP-05] is that of the gateway again in a page that was loaded anew, and in another tab', async () => {
    server.use(answer('getPlaySession', AFTER));
    const tabs = [1, 2].map(() => renderHook(usePlaySession, { wrapper: Member }).result);
    for (const { current } of tabs) expect(current?.reading).toBeNull();
    for (const tab of tabs)
      await waitFor(() => expect(tab.current?.reading?.session).toEqual(AFTER));
  });
});
