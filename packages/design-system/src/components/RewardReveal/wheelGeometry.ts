/** The drawing's own units: the wheel in a square of 120, with room for the pointer above it. */
export const WHEEL = { x: 60, y: 64, radius: 52, hub: 11 } as const;

/** Whole turns before it comes to rest. */
const TURNS = 2;

const onRim = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const { x, y, radius } = WHEEL;
  return `${(x + radius * Math.cos(angle)).toFixed(3)} ${(y + radius * Math.sin(angle)).toFixed(3)}`;
};

/** Degrees that one of `count` segments takes. */
export const segmentStep = (count: number): number => 360 / count;

/** The outline of the segment whose middle is at the top; the others are this one, turned. */
export function segmentPath(count: number): string {
  const { x, y, radius } = WHEEL;
  if (count === 1)
    return `M${x - radius} ${y} a${radius} ${radius} 0 1 1 ${2 * radius} 0 a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  const half = segmentStep(count) / 2;
  return `M${x} ${y} L${onRim(-half)} A${radius} ${radius} 0 0 1 ${onRim(half)}Z`;
}

/**
 * Degrees that the wheel turns to bring a segment's middle under the pointer. The segments go clockwise
 * from the top, so that a turn clockwise brings the ones before the first. Always more than a turn away
 * from wherever a wheel that is turning may be.
 */
export const landingAngle = (segment: number, count: number): number =>
  TURNS * 360 + ((count - segment) % count) * segmentStep(count);

/** Whether the words of a segment would stand on their heads once the wheel is at rest with `top` under the pointer. */
export const isOnItsHead = (segment: number, top: number, count: number): boolean =>
  ((segment - top + count) % count) * segmentStep(count) > 180;
