import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleGames } from '../testing/fixtures';
import { gameList } from '../testing/handlers';
import { mockGateway, renderOnStore } from '../testing/server';
import type { GameFilters } from './gameFilters';
import { useGameList } from './useGameList';

const { queriesOf } = mockGateway(gameList(sampleGames(30)));

const FIXED = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  merchant: 'parlour',
  gameType: 'RNG',
  language: 'EN',
  pageNo: '1',
  pageSize: '60',
};

it.each<[GameFilters, Record<string, string>]>([
  [{ search: '  ', vendor: null, classify: null, onlyNew: false }, {}],
  [
    { search: ' koi ', vendor: 'AML', classify: 'JP', onlyNew: true },
    { gameName: 'koi', vassalage: 'AML', gameClassify: 'JP', isNew: '1' },
  ],
])('[LOB-01] asks the gateway for what %o says', async (filters, asked) => {
  const { result } = renderOnStore((it: GameFilters) => useGameList('RNG', it), filters);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(queriesOf('gameList')).toEqual([{ ...FIXED, ...asked }]);
});
