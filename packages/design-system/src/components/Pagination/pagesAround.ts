/** A page number, or a gap of omitted pages. */
export type PageEntry = number | 'gap';

/** Most entries: first, last, current page, its two neighbours and two gaps. */
const MAX_ENTRIES = 7;

const run = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The pages to show: the first, the last, and the current one with its neighbours. Long lists always have
 * the same number of entries, so that the next arrow does not move under the pointer.
 */
export function pagesAround(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= MAX_ENTRIES) return run(1, Math.max(1, pageCount));
  if (page <= 4) return [...run(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...run(pageCount - 4, pageCount)];
  return [1, 'gap', ...run(page - 1, page + 1), 'gap', pageCount];
}
