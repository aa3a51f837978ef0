/** What a row of the navigation is made of, in px. */
export interface NavRowMeasures {
  /** Room of the whole row. */
  room: number;
  gap: number;
  /** Width of the menu's button. */
  menu: number;
  /** Widths of what may go into the menu, in their order. */
  entries: readonly number[];
  /** Widths of what always stays. */
  pinned: readonly number[];
}

const sum = (widths: readonly number[], gap: number): number =>
  widths.reduce((total, width) => total + width + gap, 0);

/** How many of the entries stay in the row: all of them, or what has room beside the menu. */
export function entriesThatFit({ room, gap, menu, entries, pinned }: NavRowMeasures): number {
  // Each width is counted with its gap, and so the room with one more.
  const left = room + gap - sum(pinned, gap);
  if (sum(entries, gap) <= left) return entries.length;
  const beside = left - sum([menu], gap);
  const first = entries.findIndex((_, at) => sum(entries.slice(0, at + 1), gap) > beside);
  return Math.max(first, 0);
}
