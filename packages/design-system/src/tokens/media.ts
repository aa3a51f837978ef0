/**
 * Media conditions, written as `@media ${media.tablet} { … }`. Widths in px: 480, 720, 1080, 1280. `low` is
 * a screen below 300 px, as at 400 % zoom, where nothing may be sticky.
 */
export const media = {
  large: '(min-width: 480px)',
  tablet: '(min-width: 720px)',
  desktop: '(min-width: 1080px)',
  wide: '(min-width: 1280px)',
  low: '(max-height: 300px)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
} as const;
