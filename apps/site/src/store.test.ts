// @vitest-environment happy-dom
import {
  accountLoaded,
  expiryAcknowledged,
  overlayOpened,
  overlayRaised,
  sessionEnded,
  sessionOpened,
  sessionRestricted,
  statusQuery,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { getMemberInfo } from '@parlour/gateway-openapi/member';
import { getLoginInfo } from '@parlour/gateway-openapi/session';
import { getGameList, getGameVendors, getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadFeatures } from './features';
import { createSiteStore } from './store';

const TOKEN = 'a-token-of-a-session';
const GAMES = {
  clientType: 3,
  platform: 'flash,html5-desktop',
  merchant: 'parlour',
  language: 'EN',
} as const;
const OVER = { status: 401, code: 'NOT_LOGGED_IN', message: 'No' } as const;

const server = setupServer();
const sent: string[] = [];
server.events.on('request:start', ({ request }) => {
  sent.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization') ?? '-'}`);
});
const sentTo = (path: string) => sent.filter((call) => call.startsWith(`${path} `));

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadFeatures();
});
let leave = (): void => undefined;
afterEach(() => {
  leave();
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

function begin() {
  const ended: unknown[] = [];
  const store = createSiteStore(SAMPLE_MERCHANT, () => 'en');
  server.use(answer('getSession'));
  store.dispatch(sessionOpened({ token: TOKEN }));
  store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
  leave = () => void store.dispatch(sessionEnded({ reason: 'logout' }));
  let was = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session.hasExpired && !was.hasExpired) ended.push(session.expiredId);
    was = session;
  });
  return { store, ended, stack: () => store.getState().overlay.stack.map(({ name }) => name) };
}

describe('[LOGIN-19] a session that has ended', () => {
  it('is left once, with one message, however many calls are refused', async () => {
    server.use(refuse('getGameVendors', OVER));
    const { store, ended, stack } = begin();
    expect(sessionStorage.getItem('token')).toBe(TOKEN);
    const calls = Array.from({ length: 20 }, (_, at) =>
      store.dispatch(getGameVendors.initiate({ merchantCode: `merchant-${String(at)}` })),
    );
    await Promise.all(calls);
    await expect.poll(stack).toEqual(['message']);
    expect(sentTo('/wps/relay/GCSGAME_gameVendor')).toHaveLength(20);
    expect(ended).toEqual([SAMPLE_ACCOUNT.id]);
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('leaves what is open below its message, until nobody wants the session back', async () => {
    const { store, stack } = begin();
    store.dispatch(overlayOpened({ name: 'notices', id: null }));
    store.dispatch(sessionEnded({ reason: 'expired' }));
    await expect.poll(stack).toEqual(['notices', 'message']);
    const message = store.getState().overlay.stack.at(-1);
    expect(message).toMatchObject({
      confirmAction: overlayRaised({ name: 'login' }),
      closeAction: expiryAcknowledged(),
    });
    store.dispatch(overlayRaised({ name: 'login' }));
    expect(stack()).toEqual(['notices', 'message', 'login']);
    store.dispatch(expiryAcknowledged());
    expect(stack()).toEqual([]);
  });

  it('is asked for what the page shows once its owner is back', async () => {
    server.use(refuse('getLoginInfo', OVER));
    const { store, stack } = begin();
    const shown = store.dispatch(getLoginInfo.initiate());
    await shown;
    await expect.poll(stack).toEqual(['message']);
    server.use(answer('getLoginInfo'));
    store.dispatch(sessionOpened({ token: `${TOKEN}-2` }));
    store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
    await expect
      .poll(() => getLoginInfo.select()(store.getState()).data)
      .toEqual(exampleOf('getLoginInfo'));
    shown.unsubscribe();
  });
});

describe('the answers of one person', () => {
  it('are gone from the store after the logout, but for what everybody gets', async () => {
    server.use(answer('getMemberInfo'), answer('getLoginInfo'), answer('getSystemStatus'));
    const { store } = begin();
    const queries = () =>
      Object.values(store.getState().gateway.queries).map((query) => query?.endpointName);
    for (const call of [
      store.dispatch(getMemberInfo.initiate()),
      store.dispatch(getLoginInfo.initiate()),
      store.dispatch(getSystemStatus.initiate(statusQuery())),
    ]) {
      await call;
      call.unsubscribe();
    }
    await expect.poll(queries).toContain('getSession');
    store.dispatch(sessionEnded({ reason: 'logout' }));
    await expect.poll(queries).toEqual(['getSystemStatus']);
  });
});

describe('the calls of a session', () => {
  it('are made once where a visit goes on with it', async () => {
    server.use(answer('getMemberInfo'), answer('getSession'));
    const store = createSiteStore(SAMPLE_MERCHANT, () => 'en');
    store.dispatch(sessionOpened({ token: TOKEN }));
    const shown = store.dispatch(getMemberInfo.initiate());
    await shown;
    store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
    // The last that a session asks for by itself.
    await expect.poll(() => sentTo('/wps/session')).toHaveLength(1);
    expect(sentTo('/wps/member/info')).toHaveLength(1);
    shown.unsubscribe();
    store.dispatch(sessionEnded({ reason: 'logout' }));
  });

  it.each([
    ['before it was opened', false],
    ['while it was held', true],
  ])('are made again where they were made %s', async (_, isHeld) => {
    server.use(answer('getMemberInfo'), answer('getSession'));
    const store = createSiteStore(SAMPLE_MERCHANT, () => 'en');
    if (isHeld) {
      store.dispatch(sessionOpened({ token: TOKEN }));
      store.dispatch(sessionRestricted());
    }
    const shown = store.dispatch(getMemberInfo.initiate());
    await shown;
    if (!isHeld) store.dispatch(sessionOpened({ token: TOKEN }));
    store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
    await expect.poll(() => sentTo('/wps/member/info')).toHaveLength(2);
    shown.unsubscribe();
    store.dispatch(sessionEnded({ reason: 'logout' }));
  });
});

describe('a site that closes while it is open', () => {
  it.each([
    ['MAINTENANCE', 503],
    ['REGION_BLOCKED', 403],
  ] as const)('learns of it from a call refused with %s', async (code, status) => {
    server.use(answer('getSystemStatus'), refuse('getGameList', { status, code, message: 'No' }));
    const { store } = begin();
    const shown = store.dispatch(getSystemStatus.initiate(statusQuery()));
    await shown;
    await store.dispatch(getGameList.initiate(GAMES));
    // The first call that a site refuses loads how to read refusals.
    await expect.poll(() => sentTo('/wps/system/status'), { timeout: 10_000 }).toHaveLength(2);
    expect(store.getState().session.token).toBe(TOKEN);
    shown.unsubscribe();
    store.dispatch(baseApi.util.resetApiState());
  });

  it('is asked about without the token, so that asking keeps no session alive', async () => {
    server.use(answer('getSystemStatus'));
    const { store } = begin();
    await store.dispatch(getSystemStatus.initiate(statusQuery()));
    expect(sentTo('/wps/system/status')).toEqual(['/wps/system/status -']);
  });
});
