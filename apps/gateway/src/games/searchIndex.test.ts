import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../catalogue/catalogue';
import { buildSearchIndex } from './searchIndex';

/** Most bytes of the whole catalogue of slots when packed (performance goal 13). */
const MOST = 130_000;

describe('[LOB-03] the search index', () => {
  const index = buildSearchIndex(buildCatalogue(), 'RNG');

  it('is in the order of vendor and node id', () => {
    const keys = index.nodeIds.map((nodeId, at) => ({
      vendor: index.vendors[index.vendorOf[at] ?? -1] ?? '',
      nodeId,
    }));
    const sorted = keys.toSorted(
      (one, other) =>
        Number(one.vendor > other.vendor) - Number(one.vendor < other.vendor) ||
        one.nodeId - other.nodeId,
    );
    expect(keys).toEqual(sorted);
    expect(index.nodeIds.length).toBeGreaterThan(9000);
  });

  it('is small enough to be fetched by the way', () => {
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThanOrEqual(MOST);
  });
});
