import { describe, expect, it } from 'vitest';
import { openGames } from './openGames';

const game = (nodeId: number, maintenance = false) => ({ nodeId, maintenance });
const idsOf = (games: readonly { nodeId: number }[]) => games.map(({ nodeId }) => nodeId);

describe('[LAUNCH-06] games in the place of one that is closed', () => {
  it('are open, in the order of the list, and six at most', () => {
    const list = [
      game(1, true),
      game(2),
      game(3, true),
      ...[4, 5, 6, 7, 8, 9].map((id) => game(id)),
    ];
    expect(idsOf(openGames(list))).toEqual([2, 4, 5, 6, 7, 8]);
  });

  it('are none where none is open', () => {
    expect(openGames([game(1, true)])).toEqual([]);
  });
});
