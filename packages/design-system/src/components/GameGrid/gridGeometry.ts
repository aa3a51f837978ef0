/** Columns by width of the container, widest first. */
const COLUMNS = [
  [1080, 6],
  [720, 4],
  [480, 3],
  [0, 2],
] as const;

const PICTURE = 4 / 3;
/** Height below the picture: margin, one line of title (two on a phone), and the vendor. */
const TEXT_PX = { phone: 72, wide: 52 } as const;
const GAP_PX = { phone: 12, wide: 16 } as const;

export interface GridGeometry {
  columns: number;
  gap: number;
  /** From the start of one row to the start of the next, in px. */
  rowHeight: number;
}

/** The rows of a grid of game cards, computed instead of measured. */
export function gridGeometry(width: number): GridGeometry {
  const columns = COLUMNS.find(([from]) => width >= from)?.[1] ?? 2;
  const kind = columns === 2 ? 'phone' : 'wide';
  const gap = GAP_PX[kind];
  const column = (width - (columns - 1) * gap) / columns;
  return { columns, gap, rowHeight: Math.ceil(column * PICTURE + TEXT_PX[kind] + gap) };
}
