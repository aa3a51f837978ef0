// @vitest-environment happy-dom
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { indexOf, sampleGame, sampleGames } from '../testing/fixtures';
import { gameList } from '../testing/handlers';
import { mockGateway, renderOnStore } from '../testing/server';
import { type GameFilters, NO_FILTERS } from './gameFilters';
import { useGameList } from './useGameList';

const GAMES = [
  ...sampleGames(30),
  sampleGame(30, { displayName: 'Épée Koi', vassalage: 'AML' }),
  sampleGame(31, { displayName: 'Koi Pond' }),
];
const { server, queriesOf } = mockGateway(
  gameList(GAMES),
  answer('getGameSearchIndex', indexOf(GAMES)),
);

const FIXED = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  merchant: 'parlour',
  gameType: 'RNG',
  language: 'EN',
  pageNo: '1',
  pageSize: '60',
};

const show = (changes: Partial<GameFilters> = {}) =>
  renderOnStore(
    (it: Partial<GameFilters>) => useGameList('RNG', { ...NO_FILTERS, ...it }),
    changes,
  );

describe('the games of a type', () => {
  it.each<[Partial<GameFilters>, Record<string, string>]>([
    [{ search: '  ' }, {}],
    [
      { search: ' koi ', vendor: 'AML', classify: 'JP', onlyNew: true },
      { gameName: 'koi', vassalage: 'AML', gameClassify: 'JP', isNew: '1' },
    ],
    [
      { hasMinBet: true, hasMinLines: true },
      { minBet: '1', minLineNum: '25' },
    ],
  ])('[LOB-01] asks the gateway for what %o says', async (filters, asked) => {
    const { result } = show(filters);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(queriesOf('gameList')).toEqual([{ ...FIXED, ...asked }]);
  });

  it('[LOB-03] searches in the catalogue once it is there, without asking anew', async () => {
    const { result, rerender } = show();
    await waitFor(() => expect(queriesOf('searchIndex')).toEqual([{ gameType: 'RNG' }]));
    // The catalogue is loaded as soon as a word with another accent is found without a call.
    await waitFor(() => {
      rerender({ search: `epe ko${' '.repeat(Math.floor(Math.random() * 9))}` });
      expect(result.current.total).toBe(1);
    });
    const asked = queriesOf('gameList').length;
    rerender({ search: 'koi', vendor: 'AML' });
    const found = GAMES.filter(
      ({ displayName, vassalage }) => displayName.includes('Koi') && vassalage === 'AML',
    );
    expect(result.current.total).toBe(found.length);
    expect(result.current.gameAt(0)).toMatchObject({ vassalage: 'AML', vendorName: 'Amber Loom' });
    // The gateway's results keep their order, though another game begins with what was typed.
    rerender({ search: 'ko' });
    const places = Array.from({ length: result.current.total }, (_, at) =>
      result.current.gameAt(at),
    );
    expect(places.map((game) => game?.nodeId)).toEqual(
      GAMES.filter(({ displayName }) => displayName.includes('Ko')).map(({ nodeId }) => nodeId),
    );
    rerender({ search: 'zzz' });
    expect(result.current).toMatchObject({ status: 'ready', total: 0 });
    expect(queriesOf('gameList')).toHaveLength(asked);
    expect(queriesOf('searchIndex')).toHaveLength(1);
  });

  it('[LOB-03] lets the gateway search where there is no catalogue', async () => {
    server.use(refuse('getGameSearchIndex', { status: 404, code: 'NOT_FOUND', message: '' }));
    const { result, rerender } = show();
    await waitFor(() => expect(queriesOf('searchIndex')).toHaveLength(1));
    rerender({ search: 'comet' });
    await waitFor(() => expect(result.current.gameAt(0)?.displayName).toMatch(/Comet/));
    expect(queriesOf('gameList').at(-1)).toMatchObject({ gameName: 'comet' });
  });
});
