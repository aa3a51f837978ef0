/** Where the slides go: to a number, so many on, or one side is looked at without going there. */
export type Move = { index: number } | { step: number } | { peek: 1 | -1 };

export interface Slides {
  index: number;
  /** The slide that was left, and the side that it went to. */
  other: number;
  side: 1 | -1;
  /** Where the track starts from, in widths; it always comes to rest at 0. */
  from: number;
}

/** A move of so many slides; `shift` is how far the track is from its rest before it, in widths. */
export type SlidesAction = Move & { shift: number; total: number };

/** The slides after a move: a reducer. */
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
