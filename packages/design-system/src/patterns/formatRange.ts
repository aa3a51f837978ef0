/** A length as text: '6 - 12', or '6' if both ends are equal (REG-05). */
export const formatRange = (min: number, max: number): string =>
  min === max ? String(min) : `${String(min)} - ${String(max)}`;
