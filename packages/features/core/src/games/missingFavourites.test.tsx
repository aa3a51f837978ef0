import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeatureProviders } from '../testing/withFeatureProviders';
import { useFavourites } from './useFavourites';

const KEPT = { nodeId: 1, vassalage: 'LNW', gameType: 'RNG' };
const OTHER = { ...KEPT, nodeId: 2 };
const noList = refuse('getFavoriteGames', { status: 400, code: 'SYSTEM_ERROR', message: '' });

const server = setupServer(
  answer('getFavoriteGames', [KEPT.nodeId]),
  answer('addFavoriteGame', null),
);
let asked: string[] = [];
server.events.on('request:start', ({ request }) => asked.push(request.method));
const changes = () => asked.filter((method) => method !== 'GET');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(noList));
afterEach(() => {
  server.resetHandlers();
  asked = [];
});
afterAll(() => server.close());

/** The hearts of a member whose list could not be loaded. */
async function show() {
  const onError = vi.fn();
  const { result } = renderHook(() => useFavourites(onError), {
    wrapper: ({ children }) => <FeatureProviders visitor="member">{children}</FeatureProviders>,
  });
  await waitFor(() => expect(result.current.ids.has(KEPT.nodeId)).toBeNull());
  const want = (game: typeof KEPT) => act(() => result.current.toggle({ game, isWanted: true }));
  const isFull = (game: typeof KEPT) => result.current.ids.has(game.nodeId);
  return { want, isFull, onError };
}

describe('favourites whose list could not be had', () => {
  it('are neither full nor empty, and a heart that stays so says that nothing has changed', async () => {
    const { want, isFull, onError } = await show();
    want(OTHER);
    await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith('failed'));
    expect([isFull(KEPT), isFull(OTHER)]).toEqual([null, null]);
    expect(changes()).toEqual([]);
  });

  it('are asked for anew by a heart, which then does what is still to be done', async () => {
    const { want, isFull, onError } = await show();
    server.resetHandlers();
    want(KEPT);
    await waitFor(() => expect(isFull(KEPT)).toBe(true));
    expect(changes()).toEqual([]);
    server.use(answer('getFavoriteGames', [OTHER.nodeId, KEPT.nodeId]));
    want(OTHER);
    await waitFor(() => expect(isFull(OTHER)).toBe(true));
    await waitFor(() => expect(changes()).toEqual(['POST']));
    expect(onError).not.toHaveBeenCalled();
  });
});
