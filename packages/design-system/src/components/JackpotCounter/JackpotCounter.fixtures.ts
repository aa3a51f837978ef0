export const JACKPOT_LABELS = {
  name: 'Jackpot',
  note: 'This figure is illustrative.',
  pause: 'Pause jackpot',
  resume: 'Play jackpot',
} as const;

/** A chance that is the same each time. */
export const evenChance = (): number => 0.482_903_125_4;
