/** Cells across and down: fine enough to know how much is scratched, without reading pixels back. */
const COLUMNS = 24;
const ROWS = 15;

/** A place on the card, from 0 to 1 across and down. */
export interface Place {
  x: number;
  y: number;
}

export interface ScratchGrid {
  /** Marks what a stroke from one place to another uncovers. `reach` is half its width, as a share of the card's width. */
  mark: (from: Place, to: Place, reach: number) => void;
  /** How much is uncovered, 0 to 1. */
  share: () => number;
}

/** Counts the uncovered cells of a card with this ratio of width to height. */
export function scratchGrid(ratio: number): ScratchGrid {
  const uncovered = new Set<number>();

  const markAround = ({ x, y }: Place, reach: number): void => {
    for (let row = 0; row < ROWS; row += 1)
      for (let column = 0; column < COLUMNS; column += 1) {
        const across = (column + 0.5) / COLUMNS - x;
        const down = ((row + 0.5) / ROWS - y) / ratio;
        if (across * across + down * down <= reach * reach) uncovered.add(row * COLUMNS + column);
      }
  };

  return {
    mark(from, to, reach) {
      const length = Math.hypot(to.x - from.x, (to.y - from.y) / ratio);
      const steps = Math.max(1, Math.ceil(length / (reach / 2)));
      for (let step = 0; step <= steps; step += 1)
        markAround(
          {
            x: from.x + ((to.x - from.x) * step) / steps,
            y: from.y + ((to.y - from.y) * step) / steps,
          },
          reach,
        );
    },
    share: () => uncovered.size / (COLUMNS * ROWS),
  };
}
