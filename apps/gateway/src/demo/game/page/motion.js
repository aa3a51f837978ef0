const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing is to move. */
export const isStill = () => reduced.matches;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
