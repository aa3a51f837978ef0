import { describe, expect, it } from 'vitest';
import { latestOf, mergeDraws, readDraw, readVnDraw } from './drawnNumbers';

const drawn = (gameCode: string, openedAt: string, ...numbers: string[]) =>
  readDraw({ gameCode, displayName: gameCode, numero: openedAt, openedAt, numbers });
const vn = readVnDraw({
  gameCode: 'VNHN',
  displayName: 'River Delta North',
  numero: '20260313',
  openedAt: '2026-03-13T11:15:00Z',
  prizes: [
    { prize: 'DB', numbers: ['48213'] },
    { prize: 'G1', numbers: ['90577'] },
  ],
});

describe('drawn numbers', () => {
  it('of Vietnam are the digits of the special prize, with every prize behind them', () => {
    expect(vn.numbers).toEqual(['4', '8', '2', '1', '3']);
    expect(vn.prizes).toHaveLength(2);
    expect(readVnDraw({ ...vn, prizes: [] }).numbers).toEqual([]);
  });

  it('of several calls are one list, newest first, and the newest of each is found', () => {
    const old = drawn('MIN1', '2026-03-13T11:00:00Z', '1');
    const fresh = drawn('MIN1', '2026-03-13T12:00:00.000Z', '2');
    const all = mergeDraws([fresh, old], [vn]);
    expect(all).toEqual([fresh, vn, old]);
    expect(latestOf(all).get('MIN1')).toBe(fresh);
    expect(latestOf(all).get('VNHN')).toBe(vn);
  });
});
