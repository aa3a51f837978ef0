/** A length in words of digits: '6 - 12', or '6' where both ends are equal (REG-05). */
export const formatRange = (min: number, max: number): string =>
  min === max ? String(min) : `${String(min)} - ${String(max)}`;
