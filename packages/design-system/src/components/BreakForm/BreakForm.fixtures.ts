import type { PauseFormLabels, PauseOption } from './pauseOption';

export const BREAKS: readonly PauseOption[] = [
  { value: 'P1D', label: '1 day', endText: 'Until 15 March 2026, 10:26' },
  { value: 'P1W', label: '1 week', endText: 'Until 21 March 2026, 10:26' },
  { value: 'P1M', label: '1 month', endText: 'Until 14 April 2026, 10:26' },
];

export const BREAK_LABELS: PauseFormLabels = {
  choose: 'How long?',
  required: 'Choose how long.',
  next: 'Continue',
  review: ({ label }) => `Take a break of ${label}`,
  confirm: 'Begin the break',
  back: 'Back',
};

export const CONSEQUENCES: readonly string[] = [
  'You are logged out on every device, and open games end.',
  'You can not play or deposit until the break is over. It can not be shortened.',
  'You can log in and withdraw what is available.',
];

export const LONG_BREAKS: readonly PauseOption[] = [
  {
    value: 'P1D',
    label: 'Vierundzwanzig Stunden ohne jede Unterbrechung',
    endText: 'Bis Donnerstag, den 15. September 2026, um 10:26 Uhr mitteleuropäischer Sommerzeit',
  },
  {
    value: 'P3M',
    label: 'Donaudampfschifffahrtsgesellschaftsquartal',
    endText: 'Bis Montag, den 14. Dezember 2026, um 10:26 Uhr mitteleuropäischer Zeit',
  },
];
