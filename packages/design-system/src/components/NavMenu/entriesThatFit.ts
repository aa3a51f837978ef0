/** Widths in a row of the navigation, in px. */
export interface NavRowMeasures {
  /** Width of the whole row. */
  rowWidth: number;
  gap: number;
  /** Width of the menu's button. */
  menu: number;
  /** Widths of the entries that may move into the menu, in order. */
  entries: readonly number[];
  /** Widths of the entries that always stay. */
  pinned: readonly number[];
}

const sum = (widths: readonly number[], gap: number): number =>
  widths.reduce((total, width) => total + width + gap, 0);

/** How many entries stay in the row: all of them, or as many as fit beside the menu. */
export function entriesThatFit({ rowWidth, gap, menu, entries, pinned }: NavRowMeasures): number {
  // Each width is counted with a gap, so the row gets one gap more.
  const space = rowWidth + gap - sum(pinned, gap);
  if (sum(entries, gap) <= space) return entries.length;
  const spaceBesideMenu = space - sum([menu], gap);
  const first = entries.findIndex((_, at) => sum(entries.slice(0, at + 1), gap) > spaceBesideMenu);
  return Math.max(first, 0);
}
