/** Position and size of an item, in px. */
export interface ItemRect {
  left: number;
  top: number;
}

/**
 * The item of the next column that a left or right arrow moves to from `current`: the one nearest in height.
 * Undefined at the edge.
 */
export function itemBeside(
  rects: readonly ItemRect[],
  current: number,
  side: 'left' | 'right',
): number | undefined {
  const from = rects[current];
  if (from === undefined) return undefined;
  const sign = side === 'right' ? 1 : -1;
  const distance = ({ left, top }: ItemRect): number =>
    Math.abs(left - from.left) * 1000 + Math.abs(top - from.top);
  const nearest = rects
    .map((place, index) => ({ index, place }))
    .filter(({ place }) => (place.left - from.left) * sign > 1)
    .sort((one, other) => distance(one.place) - distance(other.place))[0];
  return nearest?.index;
}
