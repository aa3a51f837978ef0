import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../demo/catalogue/buildCatalogue';
import { listRooms } from './rooms';

const live = buildCatalogue().games.filter(({ vassalage }) => vassalage === 'SLN');
const NOON = new Date('2026-03-14T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe('the rooms of a vendor', () => {
  it('stand in the order of free seats, full and closed ones last', () => {
    const games = live.map((game, at) => ({ ...game, isMaintenance: at === 0 }));
    const rooms = listRooms(games, 'EN', NOON);
    const order = rooms.map(({ state, seats, seatsTaken }) => {
      expect(seatsTaken).toBeLessThanOrEqual(seats);
      if (state !== 'CLOSED') expect(state).toBe(seatsTaken === seats ? 'FULL' : 'OPEN');
      return ['OPEN', 'FULL', 'CLOSED'].indexOf(state) + seatsTaken / (seats + 1);
    });
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(rooms.at(-1)).toMatchObject({ nodeId: live[0]?.nodeId, state: 'CLOSED' });
  });

  it('keep for five minutes and then change', () => {
    const before = listRooms(live, 'EN', NOON);
    expect(listRooms(live, 'EN', later(4))).toEqual(before);
    expect(listRooms(live, 'EN', later(5))).not.toEqual(before);
  });

  it('have names of their own in each language, and bets in proportion', () => {
    for (const [language, pattern] of [
      ['EN', /^\w+ table( \d)?$/],
      ['CN', /^\p{Script=Han}+桌( \d)?$/u],
      ['ID', /^Meja \w+( \d)?$/],
    ] as const) {
      const names = listRooms(live, language, NOON).map(({ roomName }) => roomName);
      expect(new Set(names).size).toBe(live.length);
      for (const name of names) expect(name).toMatch(pattern);
    }
    for (const { minBet, maxBet } of listRooms(live, 'EN', NOON))
      expect(Number(maxBet)).toBe(Number(minBet) * 400);
  });
});
