/** Whole seconds as a clock shows them, in the same form for every language: `29:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
