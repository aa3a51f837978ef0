let at = Number.NEGATIVE_INFINITY;

/** When a call that had waited for a step-up was last sent on, by `performance.now()` (TR-05). */
export const sentAgain = {
  note: (): void => {
    at = performance.now();
  },
  read: (): number => at,
};
