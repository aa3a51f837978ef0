// @vitest-environment happy-dom
import { hotGamesQuery } from '@parlour/feature-core';
import { answerRestored } from '@parlour/gateway-openapi/start';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleGames } from '../testing/fixtures';
import { mockGateway, newStore, renderOnStore } from '../testing/server';
import { useHotGames } from './useHotGames';

const KEPT = sampleGames(3);
const NEWER = sampleGames(5);
const { server, queriesOf } = mockGateway(answer('getHotGames', NEWER));

/** The hot games of a visit that has loaded some before. */
function show() {
  const store = newStore();
  const kept = answerRestored('getHotGames', hotGamesQuery('parlour', 'EN'), KEPT);
  if (kept !== null) store.dispatch(kept);
  return renderOnStore(() => useHotGames(), undefined, store).result;
}

describe('hot games that are kept for the visit', () => {
  it('[CACHE-01] are asked for anew when somebody wants it, and not before', async () => {
    const shown = show();
    expect(shown.current).toMatchObject({ status: 'ready', games: KEPT });
    expect(queriesOf('GCSGAME_hotGamesV2')).toEqual([]);
    act(() => shown.current.refresh());
    await waitFor(() => expect(shown.current.games).toEqual(NEWER));
    expect(shown.current).toMatchObject({ isRefreshing: false, refreshError: undefined });
    expect(queriesOf('GCSGAME_hotGamesV2')).toHaveLength(1);
  });

  it('[CACHE-01] stay where that fails, with the reason', async () => {
    server.use(refuse('getHotGames', { status: 400, code: 'SYSTEM_ERROR', message: 'Not now.' }));
    const shown = show();
    act(() => shown.current.refresh());
    await waitFor(() =>
      expect(shown.current.refreshError).toMatchObject({ kind: 'refused', message: 'Not now.' }),
    );
    expect(shown.current).toMatchObject({ status: 'ready', games: KEPT });
  });
});
