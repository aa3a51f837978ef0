const LEAST_POINTS = 5;
const MOST_POINTS = 12;
const OUTER = 11;

/** Inner radius of the rays: with more rays the cuts are shallower. */
const innerOf = (points: number): number => OUTER * (0.62 + (points - LEAST_POINTS) * 0.03);

/** SVG path of a rank's emblem in a view box of 24: a star with one more ray per level. */
export function emblemPath(level: number): string {
  const wanted = LEAST_POINTS + Math.max(0, Math.trunc(level));
  const points = Math.min(wanted, MOST_POINTS);
  const inner = innerOf(points);
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at / points) * Math.PI - Math.PI / 2;
    const reach = at % 2 === 0 ? OUTER : inner;
    return [12 + reach * Math.cos(angle), 12 + reach * Math.sin(angle)];
  });
  return `M${corners.map((corner) => corner.map((value) => value.toFixed(2)).join(' ')).join('L')}Z`;
}
