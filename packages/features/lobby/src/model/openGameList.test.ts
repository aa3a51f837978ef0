import { describe, expect, it, vi } from 'vitest';
import { sampleGames } from '../testing/fixtures';
import { gameList } from '../testing/handlers';
import { mockGateway, newStore } from '../testing/server';
import { listQueue } from './listQueue';
import { openGameList } from './openGameList';

const { queriesOf } = mockGateway(gameList(sampleGames(9)));

describe('the call that a visit to a list begins with', () => {
  it('[LOB-04] is one that the next ones keep their distance to', async () => {
    const lead = vi.spyOn(listQueue, 'lead');
    await openGameList(newStore(), { pathname: '/rng', language: 'EN' });
    expect(lead).toHaveBeenCalledOnce();
    expect(queriesOf('gameList')).toHaveLength(1);
  });
});
