import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { describe, expect, it } from 'vitest';
import {
  freshFor,
  gamesOf,
  ofVendor,
  phaseOf,
  roomAt,
  roomPath,
  toLotteryTarget,
} from './lotteryMenu';

const NOW = Date.now();
const lottery = (changes: Partial<LotteryGame> = {}): LotteryGame => ({
  nodeId: 300_101,
  gameCode: 'MIN1',
  displayName: 'Minute Lantern',
  gameGroupCode: 'DIGITS5',
  vassalage: 'LOTT',
  accountTypeName: 'LOTT',
  iconUrl: null,
  numero: '20260314-0567',
  closesAt: new Date(NOW + 30_000).toISOString(),
  drawInterval: 60,
  state: 'OPEN',
  ...changes,
});
const closing = (inMs: number) => lottery({ closesAt: new Date(NOW + inMs).toISOString() });

describe('a lottery', () => {
  it('[LAUNCH-02] is asked for with its vendor and its code', () => {
    expect(toLotteryTarget(lottery({ vassalage: 'TCG_LOTTO_VN', state: 'MAINTENANCE' }))).toEqual({
      nodeId: 300_101,
      gameCode: 'MIN1',
      displayName: 'Minute Lantern',
      vassalage: 'TCG_LOTTO_VN',
      gameType: 'ELOTT',
      maintenance: true,
    });
  });

  it('takes bets, draws or is closed', () => {
    expect(phaseOf(lottery())).toMatchObject({ phase: 'open', isFarOff: false });
    expect(phaseOf(closing(3 * 86_400_000))).toMatchObject({ phase: 'open', isFarOff: true });
    expect(phaseOf(lottery({ state: 'CLOSED' }))).toEqual({ phase: 'drawing' });
    expect(phaseOf(lottery({ state: 'MAINTENANCE' }))).toEqual({ phase: 'maintenance' });
  });

  it.each([
    ['the first closing of bets', [closing(40_000), closing(20_000)], 20_500],
    ['a draw that goes on, looked after every five seconds', [lottery({ state: 'CLOSED' })], 5000],
    ['a closing that is past already', [closing(-9000)], 5000],
    ['a minute at most', [closing(3_600_000)], 60_000],
    ['nothing of one in maintenance', [lottery({ state: 'MAINTENANCE' })], 60_000],
    ['nothing at all', [], 60_000],
  ])('is known until %s', (_, games, wait) => {
    expect(Math.abs(freshFor(games, NOW) - wait)).toBeLessThan(50);
  });

  it('[RT-12] is found among those of its vendor', () => {
    const groups = [
      {
        gameGroupCode: 'A',
        gameGroupName: 'A',
        games: [lottery(), lottery({ vassalage: 'ELOTT' })],
      },
      { gameGroupCode: 'B', gameGroupName: 'B', games: [lottery({ vassalage: 'ELOTT' })] },
    ];
    expect(ofVendor(groups, 'LOTT')).toHaveLength(1);
    expect(gamesOf(ofVendor(groups, 'LOTT'))).toEqual(
      [lottery()].map((it) => ({ ...it, closesAt: groups[0]?.games[0]?.closesAt })),
    );
  });

  it.each([
    ['/lottery', 'LOTT', 'own'],
    ['/seaLottery', 'TCG_SEA', 'sea'],
    ['/vnLottery', 'TCG_LOTTO_VN', 'vn'],
  ])('[RT-08] is played at %s', (path, vassalage, kind) => {
    expect(roomAt(path)).toEqual({ path, vassalage, kind });
    expect(roomPath(roomAt(path), 'A&B')).toBe(`${path}?gameCode=A%26B`);
  });
});
