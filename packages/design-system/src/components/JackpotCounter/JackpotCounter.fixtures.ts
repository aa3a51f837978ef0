export const JACKPOT_LABELS = {
  name: 'Jackpot',
  note: 'This figure is illustrative.',
  pause: 'Pause jackpot',
  resume: 'Play jackpot',
} as const;

/** A random source that always returns the same number. */
export const evenChance = (): number => 0.482_903_125_4;
