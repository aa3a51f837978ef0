import { accountLoaded, overlayClosed, sessionOpened } from '@parlour/feature-core';
import { SAMPLE_ACCOUNT } from '@parlour/feature-core/testing';
import { answer, hang } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleGame } from '../testing/fixtures';
import { mockGateway, newStore, renderOnStore } from '../testing/server';
import { useFavourites } from './useFavourites';

const GAME = sampleGame(1);
const OTHER = sampleGame(2);
const kept = { ids: [GAME.nodeId] };
const { server, queriesOf } = mockGateway(
  http.get('*/MCSFE_getFavoriteGames', () =>
    HttpResponse.json({ success: true, value: kept.ids, message: null, errorCode: null }),
  ),
  http.post('*/MCSFE_addFavoriteGameV2', async ({ request }) => {
    const { nodeId } = (await request.json()) as { nodeId: number };
    kept.ids = [nodeId, ...kept.ids];
    return HttpResponse.json({ success: true, value: null, message: null, errorCode: null });
  }),
  answer('removeFavoriteGame', null),
);
const ADD = 'addFavoriteGameV2';
const REMOVE = 'removeFavoriteGameV2';

let now = 1_000_000;
beforeEach(() => {
  now += 60_000;
  kept.ids = [GAME.nodeId];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

async function show(visitor: 'guest' | 'trial' | 'member' = 'member') {
  const store = newStore();
  const logIn = (isTrial: boolean) => {
    store.dispatch(sessionOpened({ token: 'a-token' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial }));
  };
  if (visitor !== 'guest') logIn(visitor === 'trial');
  const onFault = vi.fn();
  const { result } = renderOnStore(() => useFavourites(onFault), undefined, store);
  if (visitor === 'member') await waitFor(() => expect(result.current.ids.size).toBe(1));
  const toggle = (game: typeof GAME, isWanted: boolean) =>
    act(() => result.current.toggle({ game, isWanted }));
  return { result, toggle, onFault, logIn, store };
}

describe('[LOB-07] favourites', () => {
  it('show a wish before the gateway has answered, and tell it', async () => {
    server.use(hang('addFavoriteGame'));
    const { result, toggle } = await show();
    toggle(OTHER, true);
    await waitFor(() => expect([...result.current.ids]).toEqual([OTHER.nodeId, GAME.nodeId]));
    await waitFor(() => expect(queriesOf(ADD)).toHaveLength(1));
  });

  it('take a refused wish back and say so', async () => {
    const gate = new EventTarget();
    const held = new Promise((resolve) => {
      gate.addEventListener('open', resolve);
    });
    server.use(
      http.delete('*/MCSFE_removeFavoriteGameV2', async () => {
        await held;
        const refusal = { success: false, value: null, message: '', errorCode: 'SYSTEM_ERROR' };
        return HttpResponse.json(refusal, { status: 500 });
      }),
    );
    const { result, toggle, onFault } = await show();
    toggle(GAME, false);
    await waitFor(() => expect(result.current.ids.size).toBe(0));
    gate.dispatchEvent(new Event('open'));
    await waitFor(() => expect([...result.current.ids]).toEqual([GAME.nodeId]));
    expect(onFault).toHaveBeenCalledExactlyOnceWith('failed');
  });

  it('skip what is so already', async () => {
    const { toggle } = await show();
    toggle(GAME, true);
    toggle(OTHER, false);
    await Promise.resolve();
    expect([...queriesOf(ADD), ...queriesOf(REMOVE)]).toEqual([]);
  });

  it('change at most once in 1000 ms', async () => {
    const { result, toggle, onFault } = await show();
    toggle(OTHER, true);
    now += 999;
    toggle(GAME, false);
    expect(onFault).toHaveBeenCalledExactlyOnceWith('tooSoon');
    expect(result.current.ids.has(GAME.nodeId)).toBe(true);
    now += 1;
    toggle(GAME, false);
    await waitFor(() => expect(queriesOf(REMOVE)).toHaveLength(1));
  });

  it('ask a guest to log in, and keep the wish until then', async () => {
    const { result, toggle, logIn, store } = await show('guest');
    toggle(OTHER, true);
    expect(store.getState().overlay.stack).toEqual([{ name: 'login' }]);
    expect(queriesOf(ADD)).toEqual([]);
    act(() => logIn(false));
    await waitFor(() => expect(result.current.ids.has(OTHER.nodeId)).toBe(true));
    await waitFor(() => expect(queriesOf(ADD)).toHaveLength(1));
  });

  it('forget the wish of a guest who closes the login', async () => {
    const { result, toggle, logIn, store } = await show('guest');
    toggle(OTHER, true);
    act(() => {
      store.dispatch(overlayClosed({ name: 'login' }));
    });
    act(() => logIn(false));
    await waitFor(() => expect(result.current.ids.size).toBe(1));
    expect(queriesOf(ADD)).toEqual([]);
  });

  it('tell a trial user to register, and forget the wish', async () => {
    const { toggle, store } = await show('trial');
    toggle(OTHER, true);
    expect(store.getState().overlay.stack).toMatchObject([
      { name: 'message', textKey: 'errors.registerFirst' },
    ]);
    expect(queriesOf(ADD)).toEqual([]);
  });
});
