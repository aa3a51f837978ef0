import type { PasswordStrengthLabels } from './PasswordStrength';

export const STRENGTH_LABELS: PasswordStrengthLabels = {
  name: 'Strength of the password',
  steps: ['Guessed at once', 'Easily guessed', 'Could be better', 'Good', 'Very good'],
  none: 'Several words make a good password',
};

/** One password for each step. */
export const SAMPLE_PASSWORDS = [
  '123456',
  'lantern84',
  'lanternkoi',
  'lanternkoi84',
  'quiet-harbour-comet-fox',
] as const;
