import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  gamesOf,
  hasOwnLobby,
  ofVendor,
  phaseOf,
  roomAt,
  roomPath,
  staleIn,
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

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

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

  it.each([
    ['takes bets', lottery(), 'open'],
    ['takes them for days', closing(3 * 86_400_000), 'openForLong'],
    ['draws', lottery({ state: 'CLOSED' }), 'drawing'],
    ['draws where its bets have closed since', closing(-1), 'drawing'],
    ['is closed', lottery({ state: 'MAINTENANCE' }), 'maintenance'],
  ])('%s', (_, game, phase) => {
    expect(phaseOf(game)).toBe(phase);
  });

  it.each([
    ['the first closing of bets', [closing(40_000), closing(20_000)], 20_500],
    ['a draw that goes on, looked after every five seconds', [lottery({ state: 'CLOSED' })], 5000],
    ['a closing that is past already', [closing(-9000)], 5000],
    ['a minute at most', [closing(3_600_000)], 60_000],
    ['nothing of one in maintenance', [lottery({ state: 'MAINTENANCE' })], 60_000],
    ['nothing at all', [], 60_000],
  ])('is known until %s', (_, games, wait) => {
    expect(staleIn(games)).toBe(wait);
  });

  it('is found among those of its vendor', () => {
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
  ])('is played at %s', (path, vassalage, kind) => {
    expect(roomAt(path)).toEqual({ path, vassalage, kind });
    expect(roomPath(roomAt(path), 'A&B')).toBe(`${path}?gameCode=A%26B`);
    expect(hasOwnLobby(roomAt(path))).toBe(true);
  });

  it('is played at /lottery as well where it is that of another vendor', () => {
    const room = roomAt('/lottery', 'BRL');
    expect(room).toEqual({ path: '/lottery', vassalage: 'BRL', kind: 'own' });
    expect(hasOwnLobby(room)).toBe(false);
    expect(roomAt('/lottery', 'no vendor').vassalage).toBe('LOTT');
    expect(roomAt('/seaLottery', 'BRL').vassalage).toBe('TCG_SEA');
  });
});
