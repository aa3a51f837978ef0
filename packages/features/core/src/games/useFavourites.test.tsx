import { answer, hang } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlayClosed } from '../overlays/overlay.slice';
import { accountLoaded, sessionOpened } from '../session/session.slice';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { SAMPLE_ACCOUNT } from '../testing/withFeatureProviders';
import { type FavouriteChange, useFavourites } from './useFavourites';

const GAME: FavouriteChange['game'] = { nodeId: 1, vassalage: 'LNW', gameType: 'RNG' };
const OTHER: FavouriteChange['game'] = { ...GAME, nodeId: 2 };
const stored = { ids: [GAME.nodeId] };
const server = setupServer(
  http.get('*/MCSFE_getFavoriteGames', () =>
    HttpResponse.json({ success: true, value: stored.ids, message: null, errorCode: null }),
  ),
  http.post('*/MCSFE_addFavoriteGameV2', async ({ request }) => {
    const { nodeId } = (await request.json()) as { nodeId: number };
    stored.ids = [nodeId, ...stored.ids];
    return HttpResponse.json({ success: true, value: null, message: null, errorCode: null });
  }),
  answer('removeFavoriteGame', null),
);

let asked: string[] = [];
server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
const callsOf = (verb: string) => asked.filter((path) => path.endsWith(`${verb}FavoriteGameV2`));

let now = 1_000_000;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  now += 60_000;
  stored.ids = [GAME.nodeId];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  server.resetHandlers();
  asked = [];
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const hold = () => {
  const gate = new AbortController();
  const held = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
  return { held, release: () => gate.abort() };
};

async function show(
  visitor: 'guest' | 'trial' | 'member' = 'member',
  { isKnown = visitor === 'member' } = {},
) {
  const store = createStore({
    merchant: { ...SAMPLE_MERCHANT, gatewayUrl: '' },
    readLanguage: () => 'en',
  });
  const logIn = (isTrial: boolean) => {
    store.dispatch(sessionOpened({ token: 'a-token' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial }));
  };
  if (visitor !== 'guest') logIn(visitor === 'trial');
  const onError = vi.fn();
  const { result } = renderHook(() => useFavourites(onError), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  if (isKnown) await waitFor(() => expect(result.current.ids.has(GAME.nodeId)).toBe(true));
  const toggle = (game: FavouriteChange['game'], isWanted: boolean) =>
    act(() => result.current.toggle({ game, isWanted }));
  return { result, toggle, onError, logIn, store };
}

describe('[LOB-07] favourites', () => {
  it('show a wish before the gateway has answered, and tell it', async () => {
    server.use(hang('addFavoriteGame'));
    const { result, toggle } = await show();
    toggle(OTHER, true);
    await waitFor(() => expect(result.current.ids.has(OTHER.nodeId)).toBe(true));
    expect(result.current.ids.has(GAME.nodeId)).toBe(true);
    await waitFor(() => expect(callsOf('add')).toHaveLength(1));
  });

  it('take a refused wish back and say so', async () => {
    const { held, release } = hold();
    server.use(
      http.delete('*/MCSFE_removeFavoriteGameV2', async () => {
        await held;
        const refusal = { success: false, value: null, message: '', errorCode: 'SYSTEM_ERROR' };
        return HttpResponse.json(refusal, { status: 500 });
      }),
    );
    const { result, toggle, onError } = await show();
    toggle(GAME, false);
    await waitFor(() => expect(result.current.ids.has(GAME.nodeId)).toBe(false));
    release();
    await waitFor(() => expect(result.current.ids.has(GAME.nodeId)).toBe(true));
    expect(onError).toHaveBeenCalledExactlyOnceWith('failed');
  });

  it('skip what is so already', async () => {
    const { toggle } = await show();
    toggle(GAME, true);
    toggle(OTHER, false);
    await Promise.resolve();
    expect([...callsOf('add'), ...callsOf('remove')]).toEqual([]);
  });

  it('wait with a wish until it is known what is a favourite already', async () => {
    const { held, release } = hold();
    server.use(
      http.get('*/MCSFE_getFavoriteGames', async () => {
        await held;
        return HttpResponse.json({ success: true, value: [1], message: null, errorCode: null });
      }),
    );
    const { result, toggle } = await show('member', { isKnown: false });
    toggle(GAME, true);
    release();
    await waitFor(() => expect(result.current.ids.has(GAME.nodeId)).toBe(true));
    expect(callsOf('add')).toEqual([]);
  });

  it('change at most once in 1000 ms', async () => {
    const { result, toggle, onError } = await show();
    toggle(OTHER, true);
    now += 999;
    toggle(GAME, false);
    expect(onError).toHaveBeenCalledExactlyOnceWith('tooSoon');
    expect(result.current.ids.has(GAME.nodeId)).toBe(true);
    now += 1;
    toggle(GAME, false);
    await waitFor(() => expect(callsOf('remove')).toHaveLength(1));
  });

  it('ask a guest to log in, and keep the wish until then', async () => {
    const { result, toggle, logIn, store } = await show('guest');
    toggle(OTHER, true);
    expect(store.getState().overlay.stack).toEqual([{ name: 'login' }]);
    expect(callsOf('add')).toEqual([]);
    act(() => logIn(false));
    await waitFor(() => expect(result.current.ids.has(OTHER.nodeId)).toBe(true));
    await waitFor(() => expect(callsOf('add')).toHaveLength(1));
  });

  it('forget the wish of a guest who closes the login', async () => {
    const { result, toggle, logIn, store } = await show('guest');
    toggle(OTHER, true);
    act(() => {
      store.dispatch(overlayClosed({ name: 'login' }));
    });
    act(() => logIn(false));
    await waitFor(() => expect(result.current.ids.has(GAME.nodeId)).toBe(true));
    expect(callsOf('add')).toEqual([]);
  });

  it('tell a trial user to register, and forget the wish', async () => {
    const { result, toggle, logIn, store } = await show('trial');
    toggle(OTHER, true);
    expect(store.getState().overlay.stack).toMatchObject([
      { name: 'message', textKey: 'errors.registerFirst' },
    ]);
    act(() => logIn(false));
    await waitFor(() => expect(result.current.ids.has(GAME.nodeId)).toBe(true));
    expect(result.current.ids.has(OTHER.nodeId)).toBe(false);
    expect(callsOf('add')).toEqual([]);
  });
});
