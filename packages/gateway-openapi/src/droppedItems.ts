/** Items that were left out since the last report. */
let dropped = 0;
/** Items that were left out so far, by endpoint. */
const totals = new Map<string, number>();

/** Counts items that were left out of a list because they do not match the contract (F6). */
export function countDropped(items: number): void {
  dropped += items;
}

/** Logs how many items of an answer were left out, since the page does not show it. */
export function reportDropped(from: string): void {
  if (dropped === 0) return;
  const total = (totals.get(from) ?? 0) + dropped;
  totals.set(from, total);
  console.info(
    `${from}: left out ${String(dropped)} of its items, which are not the contract's (${String(total)} so far)`,
  );
  dropped = 0;
}
