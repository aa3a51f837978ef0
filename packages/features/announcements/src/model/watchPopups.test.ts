// @vitest-environment happy-dom
import {
  accountLoaded,
  createStore,
  overlayClosed,
  overlayOpened,
  readStored,
  sessionEnded,
  sessionOpened,
  writeStored,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { answer } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POPUPS } from '../testing/fixtures';
import { start } from './watchPopups';

const server = setupServer();
const asked: string[] = [];
server.events.on('request:start', ({ request }) => {
  asked.push(new URL(request.url).searchParams.get('execution') ?? '-');
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(answer('getListAnnouncements', POPUPS)));
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
  sessionStorage.clear();
  writeStored('announcementClosed:guest', null);
  writeStored('announcementClosed:member', null);
});
afterAll(() => server.close());

function begin() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const open = () => store.getState().overlay.stack.map(({ name }) => name);
  const settle = async (): Promise<void> => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    // The store notifies of an answer a frame later, or with the next action.
    store.dispatch({ type: 'settled' });
  };
  const logIn = (isFirstLogin: boolean) => {
    store.dispatch(sessionOpened({ token: 'a-token-of-a-session', isFirstLogin }));
    store.dispatch(accountLoaded(SAMPLE_ACCOUNT));
  };
  return { store, open, settle, logIn };
}

describe('the pop-ups of a visit', () => {
  it('[ANN-01] open for a guest, and not again once they are closed', async () => {
    const { store, open } = begin();
    start(store);
    await expect.poll(open).toEqual(['announcements']);
    expect(asked).toEqual(['B']);
    writeStored('announcementClosed:guest', 'closed');
    const next = begin();
    start(next.store);
    // A member has a separate marker.
    next.logIn(false);
    await expect.poll(next.open).toEqual(['announcements']);
    expect(asked).toEqual(['B', 'A']);
    expect(readStored('announcementClosed:member')).toBeNull();
  });

  it('[ANN-02] [ANN-03] are asked for anew by who logs in, at the first login by another code', async () => {
    const { store, open, logIn } = begin();
    start(store);
    await expect.poll(open).toEqual(['announcements']);
    logIn(true);
    await expect.poll(() => asked).toEqual(['B', 'F']);
    await expect.poll(open).toEqual(['announcements']);
    store.dispatch(sessionEnded({ reason: 'logout' }));
    logIn(false);
    await expect.poll(() => asked).toContain('A');
  });

  it('wait until no other dialog is open', async () => {
    const { store, open, settle } = begin();
    store.dispatch(overlayOpened({ name: 'login' }));
    start(store);
    await settle();
    expect(asked).toEqual(['B']);
    expect(open()).toEqual(['login']);
    store.dispatch(overlayClosed({ name: 'login' }));
    expect(open()).toEqual(['announcements']);
  });

  it.each(['?member=withdraw', '?page=2&agent='])('wait until %s is left', async (search) => {
    window.history.replaceState(null, '', `/${search}`);
    const { store, open, settle } = begin();
    start(store);
    await settle();
    expect(asked).toEqual(['B']);
    expect(open()).toEqual([]);
    window.history.replaceState(null, '', '/');
    store.dispatch({ type: 'the centre was left' });
    expect(open()).toEqual(['announcements']);
  });

  it('say nothing to a session that is held, and nothing where there is nothing', async () => {
    server.use(answer('getListAnnouncements', { ...POPUPS, popup: [] }));
    const { store, open, settle } = begin();
    start(store);
    await settle();
    store.dispatch(sessionOpened({ token: 'a-token-of-a-session' }));
    await settle();
    expect(open()).toEqual([]);
    expect(asked).toEqual(['B']);
  });
});
