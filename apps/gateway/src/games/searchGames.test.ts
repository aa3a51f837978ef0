import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../demo/catalogue/buildCatalogue';
import { createGameIndex } from './searchGames';
import type { Game } from './types';

const catalogue = buildCatalogue();
const names = (games: readonly Game[]) => games.map((game) => game.displayName);

describe('searching the games', () => {
  it('finds a game by the beginnings of its words in any order', () => {
    expect(names(catalogue.searchGames({ gameName: 'lantern koi' }).content)).toContain(
      'Lantern Koi',
    );
    expect(names(catalogue.searchGames({ gameName: 'KO lant' }).content)).toContain('Lantern Koi');
    expect(names(catalogue.searchGames({ gameName: 'antern' }).content)).not.toContain(
      'Lantern Koi',
    );
  });

  it('reads over accents in the name and in what is asked', () => {
    const plain = catalogue.searchGames({ gameName: 'cafe' });
    expect(plain.totalElements).toBeGreaterThan(0);
    expect(names(plain.content).every((name) => name.includes('Café'))).toBe(true);
    expect(catalogue.searchGames({ gameName: 'Ćafé' })).toEqual(plain);
  });

  it.each([
    ['Łódź Koi', 'lodz'],
    ['Lantern Koi', 'ｌａｎｔｅｒｎ'],
    ['الكَنز إلى القاهرة', 'الكنز القاهره'],
    ['کیش', 'كيش'],
    ['น้ำทอง', 'นำทอง'],
    ['កម្ពុជា\u200bមាស', 'កម្ពុជាមាស'],
    ['ตำนานมังกร', 'มังกร'],
    ['招财金龙', '金龙'],
  ])('finds %s by %s', (displayName, gameName) => {
    const [game] = catalogue.games;
    const index = createGameIndex(game === undefined ? [] : [{ ...game, displayName }]);
    expect(names(index.search({ gameName }).content)).toEqual([displayName]);
  });

  it('finds nothing for signs alone, and everything for blanks', () => {
    expect(catalogue.searchGames({ gameName: '%%' }).totalElements).toBe(0);
    expect(catalogue.searchGames({ gameName: '  ' }).totalElements).toBe(catalogue.games.length);
  });

  it('pages through all slots without losing or repeating one', () => {
    const seen = new Set<number>();
    const first = catalogue.searchGames({ gameType: 'RNG', pageSize: 200 });
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      const page = catalogue.searchGames({ gameType: 'RNG', pageNo, pageSize: 200 });
      for (const game of page.content) seen.add(game.nodeId);
    }
    expect(seen.size).toBe(9800);
  });

  it('orders by popularity and answers an empty page past the end', () => {
    const { content } = catalogue.searchGames({ gameType: 'RNG', pageSize: 100 });
    const ranks = content.map((game) => game.popularity);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    const past = catalogue.searchGames({ gameType: 'RNG', pageNo: 9999 });
    expect(past.content).toEqual([]);
    expect(past.pageNum).toBe(9999);
  });

  it('answers an empty catalogue with no pages', () => {
    expect(createGameIndex([]).search({})).toEqual({
      content: [],
      pageNum: 1,
      totalPages: 0,
      totalElements: 0,
    });
  });
});
