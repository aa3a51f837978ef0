import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../demo/catalogue/buildCatalogue';
import { buildSearchIndex } from './searchIndex';

/** Most bytes of all slots when compressed (performance goal 13). */
const MOST = 130_000;

describe('the search index', () => {
  const catalogue = buildCatalogue();
  const index = buildSearchIndex(catalogue, 'RNG');

  it('is in the order of the list of games', () => {
    const pages = [1, 2].map((pageNo) =>
      catalogue.searchGames({ gameType: 'RNG', pageNo, pageSize: 200 }),
    );
    const listed = pages.flatMap(({ content }) => content.map(({ nodeId }) => nodeId));
    expect(index.nodeIds.slice(0, 400)).toEqual(listed);
    expect(index.nodeIds).toHaveLength(pages[0]?.totalElements ?? 0);
    expect(index.nodeIds.length).toBeGreaterThan(9000);
  });

  it('says each code, or leaves it out where it is the name over again', () => {
    const codes = index.codes.map(
      (code, at) => code || index.names[at]?.toLowerCase().replaceAll(' ', '-'),
    );
    expect(codes).toEqual(index.nodeIds.map((nodeId) => catalogue.game(nodeId)?.gameCode));
    expect(index.codes).toContain('');
  });

  it('is small enough to be fetched by the way', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThanOrEqual(MOST);
  });
});
