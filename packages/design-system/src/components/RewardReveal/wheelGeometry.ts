/** Coordinates in a view box of 120 by 120, with space for the pointer above the wheel. */
export const WHEEL = { x: 60, y: 64, radius: 52, hub: 11 } as const;

/** Full turns before it stops. */
const TURNS = 2;

const onRim = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const { x, y, radius } = WHEEL;
  return `${(x + radius * Math.cos(angle)).toFixed(3)} ${(y + radius * Math.sin(angle)).toFixed(3)}`;
};

/** Angle of one of `count` segments, in degrees. */
export const segmentStep = (count: number): number => 360 / count;

/** Outline of the segment at the top; the others are rotated copies. */
export function segmentPath(count: number): string {
  const { x, y, radius } = WHEEL;
  if (count === 1)
    return `M${x - radius} ${y} a${radius} ${radius} 0 1 1 ${2 * radius} 0 a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  const half = segmentStep(count) / 2;
  return `M${x} ${y} L${onRim(-half)} A${radius} ${radius} 0 0 1 ${onRim(half)}Z`;
}

/**
 * Angle that brings the middle of a segment under the pointer, in degrees. Segments go clockwise from the
 * top, so a clockwise turn brings the ones before the first. Always more than a full turn from any angle of
 * a spinning wheel.
 */
export const landingAngle = (segment: number, count: number): number =>
  TURNS * 360 + ((count - segment) % count) * segmentStep(count);

/** Whether a segment's text is upside down when the wheel stops with `top` under the pointer. */
export const isOnItsHead = (segment: number, top: number, count: number): boolean =>
  ((segment - top + count) % count) * segmentStep(count) > 180;
