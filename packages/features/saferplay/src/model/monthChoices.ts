/** Spans that rules and people ask for, in months. */
const USUAL = [3, 6, 12];

/** How far back a statement can be asked for, up to what the policy offers. */
export const monthChoices = (most: number): number[] => [
  ...USUAL.filter((months) => months < most),
  most,
];
