// @vitest-environment happy-dom
import { removeFavoriteGame } from '@parlour/gateway-openapi/games';
import { answer, hang, refuse } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, sampleGames } from '../testing/fixtures';
import { mockGateway, newStore, renderOnStore } from '../testing/server';
import { type MyGames, useFavouriteList } from './useMyGames';

const GAMES = sampleGames(40);
const { server } = mockGateway(answer('getFavoriteGamesList', pageOf(GAMES, 1, 24)));

describe('the favourites', () => {
  it('say that a page could not be had, and show none of another one in its place', async () => {
    const { result, rerender } = renderOnStore<MyGames, number>(useFavouriteList, 1);
    await waitFor(() => expect(result.current.games).toHaveLength(24));
    server.use(
      refuse('getFavoriteGamesList', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.' }),
    );
    rerender(2);
    expect(result.current).toMatchObject({ status: 'loading', games: [], pageCount: 2 });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current).toMatchObject({ games: [], pageCount: 2 });
    expect(result.current.error).toMatchObject({ message: 'Wait.' });
    server.use(answer('getFavoriteGamesList', pageOf(GAMES, 2, 24)));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.games).toEqual(GAMES.slice(24)));
  });

  it('have a page less as soon as the last heart of the last page is emptied', async () => {
    const store = newStore();
    server.use(
      answer('getFavoriteGamesList', pageOf(GAMES.slice(0, 25), 2, 24)),
      hang('removeFavoriteGame'),
    );
    const { result } = renderOnStore(useFavouriteList, 2, store);
    await waitFor(() => expect(result.current).toMatchObject({ games: [GAMES[24]], pageCount: 2 }));
    act(() => {
      void store.dispatch(removeFavoriteGame.initiate({ nodeId: GAMES[24]?.nodeId ?? 0 }));
    });
    await waitFor(() => expect(result.current).toMatchObject({ games: [], pageCount: 1 }));
  });
});
