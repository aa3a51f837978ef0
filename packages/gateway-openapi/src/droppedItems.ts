/** Items that were left out since the last report. */
let dropped = 0;
/** Items that were left out so far, by what they came with. */
const totals = new Map<string, number>();

/** Counts items that were left out of a list, since they do not have the contract's shape (F6). */
export function countDropped(items: number): void {
  dropped += items;
}

/** Tells developers how many items of an answer were left out, which nobody sees of the page. */
export function reportDropped(from: string): void {
  if (dropped === 0) return;
  const total = (totals.get(from) ?? 0) + dropped;
  totals.set(from, total);
  console.info(
    `${from}: left out ${String(dropped)} of its items, which are not the contract's (${String(total)} so far)`,
  );
  dropped = 0;
}
