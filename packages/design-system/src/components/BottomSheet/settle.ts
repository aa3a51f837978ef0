export const SHEET_HEIGHTS = ['content', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** A pull of the handle that has ended. */
export interface Pull {
  /** How far it went down, in px; negative upwards. */
  distance: number;
  /** How fast it went down at the end, in px a millisecond. */
  speed: number;
  /** How high the sheet was before, in px. */
  from: number;
  /** How high the screen is, in px. */
  screen: number;
}

/** Below this a pull is a trembling hand, in px. */
const STILL = 24;
/** Above this the direction alone decides, however short the pull was. */
const FLICK = 0.5;

/**
 * Where a sheet goes after a pull: to a height, or away. A flick goes one height further in its direction, and a slow
 * pull to the nearest height; from below a quarter of the screen, or half of its own height, the sheet is closed.
 */
export function settle(height: SheetHeight, pull: Pull): SheetHeight | 'closed' {
  const { distance, speed, from, screen } = pull;
  if (Math.abs(distance) < STILL) return height;
  const isFlick = Math.abs(speed) > FLICK && Math.sign(speed) === Math.sign(distance);
  if (height === 'content')
    return distance > 0 && (isFlick || distance > from / 2) ? 'closed' : height;
  if (isFlick && distance < 0) return 'full';
  if (isFlick) return height === 'full' ? 'half' : 'closed';
  const share = (from - distance) / screen;
  if (share < 0.25) return 'closed';
  return share < 0.75 ? 'half' : 'full';
}
