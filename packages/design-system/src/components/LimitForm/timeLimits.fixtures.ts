import { DAY, FREE_MONTH, LIMIT_LABELS, REACHED_WEEK } from './LimitForm.fixtures';

const DAY_TIME = {
  ...DAY,
  amount: '90',
  max: { amount: '1440', error: 'Enter at most 24 hours' },
  amountText: '1 hour 30 minutes',
  usedText: '45 minutes of 1 hour 30 minutes',
  leftText: '45 minutes left',
};

const WEEK_TIME = {
  ...REACHED_WEEK,
  amount: '600',
  amountText: '10 hours',
  usedText: '10 hours of 10 hours',
  leftText: '0 minutes left',
};

/** A form of limits of time: one used in part, one used up, none. */
export const TIME_LIMITS = {
  title: 'Time limit',
  description: 'The time you are logged in, on all devices together.',
  timeLabels: { hours: 'Hours', minutes: 'Minutes' },
  labels: { ...LIMIT_LABELS, invalid: 'Enter a time of at least 1 minute' },
  rows: [DAY_TIME, WEEK_TIME, { ...FREE_MONTH, usedText: '21 hours 5 minutes' }],
};

/** The same, where longer times were asked for: one waits, one can be confirmed. */
export const WAITING_TIMES = {
  ...TIME_LIMITS,
  rows: [
    {
      ...DAY_TIME,
      waiting: {
        text: 'You asked for 3 hours. You can confirm it from tomorrow, 14:05.',
        canConfirm: false,
      },
    },
    {
      ...WEEK_TIME,
      waiting: {
        text: 'You asked for 12 hours 30 minutes and can confirm it now.',
        canConfirm: true,
      },
    },
  ],
};
