// @vitest-environment happy-dom
import {
  accountLoaded,
  createStore,
  overlayOpened,
  selectIsAgent,
  sessionOpened,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { disconnect, hang, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { listenToTabs, type TabMessage } from './life/tabs';
import { leaveWithOtherTab, logOut } from './logOut';

const { server, sent } = mockGateway();

function begin() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(sessionOpened({ token: 'a-token' }));
  store.dispatch(overlayOpened({ name: 'logout' }));
  const goTo = vi.fn<(path: string) => void>();
  return { store, goTo, confirm: () => store.dispatch(logOut({ goTo })) };
}

beforeEach(() => {
  sessionStorage.clear();
  for (const key of ['token', 'balanceHidden', 'winners', 'merchantCode', 'defaultLang'])
    sessionStorage.setItem(key, key);
});

describe('logOut', () => {
  it.each([
    ['works', []],
    ['finds no network', [disconnect('logout')]],
    [
      'finds the session over',
      [refuse('logout', { status: 401, code: 'NOT_LOGGED_IN', message: 'No' })],
    ],
    ['fails', [refuse('logout', { status: 500, code: 'SYSTEM_ERROR', message: 'No' })]],
  ])('[LOGIN-12] ends the session here and goes home when the call %s', async (_case, handlers) => {
    server.use(...handlers);
    const { store, goTo, confirm } = begin();
    await confirm();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain(
      'DELETE /wps/session/logout',
    );
    expect(store.getState().session).toMatchObject({
      status: 'guest',
      token: null,
      account: null,
      hasExpired: false,
    });
    expect(selectIsAgent(store.getState())).toBe(false);
    expect(store.getState().overlay.stack).toEqual([]);
    expect(Object.keys(sessionStorage).sort()).toEqual(['defaultLang', 'merchantCode']);
    expect(goTo.mock.calls).toEqual([['/']]);
  });

  it('[LOGIN-12] waits for the call before the session ends here', async () => {
    const { store, confirm } = begin();
    const done = confirm();
    expect(store.getState().session.token).toBe('a-token');
    await done;
    expect(store.getState().session.token).toBeNull();
  });

  it('tells the other tabs of this account at once, and waits for no gateway that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(hang('logout'));
    const heard: TabMessage[] = [];
    const stop = listenToTabs((message) => heard.push(message));
    const { store, confirm } = begin();
    store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
    const done = confirm();
    await expect
      .poll(() => heard, { interval: 1 })
      .toEqual([{ type: 'logout', accountId: SAMPLE_ACCOUNT.id }]);
    expect(store.getState().session.token).toBe('a-token');
    await vi.advanceTimersByTimeAsync(5000);
    await done;
    expect(store.getState().session.token).toBeNull();
    stop();
  });

  it('in another tab ends the session at once here, and with its token at the gateway', async () => {
    server.use(hang('logout'));
    const { store } = begin();
    const bearers: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      bearers.push(request.headers.get('Authorization'));
    });
    store.dispatch(leaveWithOtherTab());
    expect(store.getState().session).toMatchObject({ status: 'guest', hasExpired: false });
    await expect.poll(() => bearers).toEqual(['Bearer a-token']);
  });
});
