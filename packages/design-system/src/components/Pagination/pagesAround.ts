/** A page to go to, or pages that are left out. */
export type PageEntry = number | 'gap';

/** Pages beside the first, the last and the current one: both its neighbours and two gaps. */
const PLACES = 7;

const run = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The pages worth offering: the first, the last, and the current one with its neighbours. Long lists
 * always fill the same number of places, so that the next arrow stays under the finger.
 */
export function pagesAround(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= PLACES) return run(1, Math.max(1, pageCount));
  if (page <= 4) return [...run(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...run(pageCount - 4, pageCount)];
  return [1, 'gap', ...run(page - 1, page + 1), 'gap', pageCount];
}
