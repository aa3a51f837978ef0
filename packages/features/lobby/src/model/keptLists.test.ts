import { answer, hang } from '@parlour/gateway-openapi/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANES, sampleGames } from '../testing/fixtures';
import { mockGateway, renderOnStore } from '../testing/server';
import { type HotGames, useHotGames } from './useHotGames';
import { useVendorLanes } from './useVendors';

const GAMES = sampleGames(4);
const { server, queriesOf } = mockGateway(
  answer('getHotGames', GAMES),
  answer('getGameVendors', { data: { lanes: LANES } }),
);
beforeEach(() => sessionStorage.clear());

describe('[CACHE-01] what is kept for the visit', () => {
  it('hot games are there at once when the page is loaded again', async () => {
    const first = renderOnStore(() => useHotGames(), undefined);
    expect(first.result.current.status).toBe('loading');
    await waitFor(() => expect(first.result.current.games).toHaveLength(4));
    server.use(hang('getHotGames'));
    const { result } = renderOnStore(() => useHotGames(), undefined);
    expect(result.current).toMatchObject({ status: 'ready', games: GAMES });
  });

  it('hot games are asked for anew when somebody wants it', async () => {
    const { result } = renderOnStore(() => useHotGames(), undefined);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    server.use(answer('getHotGames', GAMES.slice(0, 2)));
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.games).toHaveLength(2));
    expect(queriesOf('hotGamesV2')).toHaveLength(2);
    expect(sessionStorage.getItem('hotGames')).not.toContain(GAMES[3]?.gameCode);
  });

  it('vendors are there at once when the page is loaded again', async () => {
    const first = renderOnStore(() => useVendorLanes(), undefined);
    await waitFor(() => expect(first.result.current.lanes).toHaveLength(LANES.length));
    server.use(hang('getGameVendors'));
    const { result } = renderOnStore(() => useVendorLanes(), undefined);
    expect(result.current).toMatchObject({ status: 'ready', lanes: LANES });
  });

  it.each(['parlour TH', 'parlour'])('vendors kept for %s are not shown in English', (of) => {
    const text = JSON.stringify({ version: 1, of, value: LANES });
    sessionStorage.setItem('gameVendor', text);
    server.use(hang('getGameVendors'));
    const { result } = renderOnStore(() => useVendorLanes(), undefined);
    expect(result.current).toMatchObject({ status: 'loading', lanes: [] });
  });

  it('[LOB-03] hot games of one vendor are the same list until they change', async () => {
    const { result, rerender } = renderOnStore<HotGames, string>(useHotGames, 'LNW');
    await waitFor(() => expect(result.current.games).toHaveLength(2));
    const { games, refresh } = result.current;
    rerender('LNW');
    expect(result.current.games).toBe(games);
    expect(result.current.refresh).toBe(refresh);
    rerender('TWP');
    expect(result.current.games.map(({ vassalage }) => vassalage)).toEqual(['TWP']);
  });

  it.each([
    ['another language', JSON.stringify({ version: 1, of: 'parlour TH', value: GAMES })],
    ['another version', JSON.stringify({ version: 0, of: 'parlour EN', value: GAMES })],
    ['rows of another form', JSON.stringify({ version: 1, of: 'parlour EN', value: [{ a: 1 }] })],
    ['an empty list', JSON.stringify({ version: 1, of: 'parlour EN', value: [] })],
    ['no list', JSON.stringify({ version: 1, of: 'parlour EN', value: {} })],
    ['no JSON', '{"version":1'],
  ])('drops what is of %s', (_, text) => {
    sessionStorage.setItem('hotGames', text);
    server.use(hang('getHotGames'));
    const { result } = renderOnStore(() => useHotGames(), undefined);
    expect(result.current).toMatchObject({ status: 'loading', games: [] });
    expect(sessionStorage.getItem('hotGames')).toBeNull();
  });
});
