/** Least distance between two labels, in px. */
const GAP = 16;

/** The periods to label: as many as fit, at even steps, with the newest among them. */
export function periodSteps(count: number, width: number, labelWidth: number): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil(((labelWidth + GAP) * count) / Math.max(1, width)));
  const start = (count - 1) % step;
  return Array.from(
    { length: Math.floor((count - 1 - start) / step) + 1 },
    (_, at) => start + at * step,
  );
}
