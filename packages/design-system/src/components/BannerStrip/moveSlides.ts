/** A move: to an index, by a number of slides, or a peek at a neighbour without going there. */
export type Move = { index: number } | { step: number } | { peek: 1 | -1 };

export interface Slides {
  index: number;
  /** The previous slide, and the side that it moved to. */
  other: number;
  side: 1 | -1;
  /** Where the track's animation starts, in widths. It always ends at 0. */
  from: number;
}

/** A move with the number of slides; `shift` is the track's current offset, in widths. */
export type SlidesAction = Move & { shift: number; total: number };

/** Reducer: the slides after a move. */
export function moveSlides({ index, other, side }: Slides, action: SlidesAction): Slides {
  const { shift, total } = action;
  if ('peek' in action)
    return { index, other: (index + action.peek + total) % total, side: action.peek, from: 0 };
  const wanted = 'step' in action ? index + action.step : action.index;
  const next = (wanted + total) % total;
  if (next === index) return { index, other, side, from: shift };
  const went = wanted > index ? 1 : -1;
  return { index: next, other: index, side: -went as 1 | -1, from: shift + went };
}
