const sorted = (numbers) => [...numbers].sort((one, other) => one - other);

export function median(numbers) {
  const list = sorted(numbers);
  const middle = list.length / 2;
  return Number.isInteger(middle) ? (list[middle - 1] + list[middle]) / 2 : list[middle - 0.5];
}

/** The percentile of a share between 0 and 1. */
export function percentile(numbers, share) {
  const list = sorted(numbers);
  return list[Math.max(0, Math.ceil(list.length * share) - 1)];
}

/** Median of the ratios of each round: a busy machine slows both sides of a round. */
export const ratioOf = (numbers, floor) => median(numbers.map((number, at) => number / floor[at]));

export const rounded = (number, digits = 0) =>
  number.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Median and range: `187 (180-281)`. */
export function spread(numbers, digits = 0) {
  const ends = [Math.min(...numbers), Math.max(...numbers)];
  const range = ends.map((end) => rounded(end, digits)).join('-');
  return numbers.length === 1
    ? rounded(numbers[0], digits)
    : `${rounded(median(numbers), digits)} (${range})`;
}

export const asTimes = (ratio) => `${ratio.toFixed(2)}x`;
