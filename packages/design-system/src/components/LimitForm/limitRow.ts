export interface LimitRow {
  /** Identifies the row in callbacks. */
  id: string;
  /** The period: '24 hours'. It is appended to the name of every button of the row for screen readers. */
  label: string;
  /** The limit in force, a decimal string such as '200.00', or of time whole minutes, '90', which an edit starts with; null for none. */
  amount: string | null;
  /** The same as text, with its currency: 'USD 200.00'; null for none. */
  amountText: string | null;
  /** The most that can be saved, and the error of more: no limit of time is longer than its period. Default: no bound. */
  max?: { amount: string; error: string } | undefined;
  /** What is used of the limit, as text: 'USD 120.00 of USD 200.00'. */
  usedText: string;
  /** What is used as a fraction, 0 to 1, which the meter draws; null without a limit. */
  usedShare: number | null;
  /** What is left, as text; null if there is nothing to say. */
  leftText: string | null;
  /** When it begins anew, as text; null if there is nothing to say. */
  renewText: string | null;
  /** A higher limit, or none, that waits: which, and until when. It can be confirmed once the delay is over. */
  waiting: { text: string; canConfirm: boolean } | null;
  /** Why the last change was refused: beside the field while the row is edited, otherwise in the row. */
  error?: string | undefined;
  /** Whether a change of the row is on its way: shows a spinner and ignores presses. Default: false. */
  isBusy?: boolean | undefined;
}

export interface LimitFormLabels {
  /** Label of the field of a row: 'Limit for 24 hours'. */
  amount: (label: string) => string;
  /** Instead of the amount of a row without a limit. */
  none: string;
  /** Before what is used, and name of the meter. */
  used: string;
  /** Opens the edit of a row without a limit. */
  set: string;
  /** Opens the edit of a row with a limit. */
  change: string;
  save: string;
  /** Closes the edit. */
  cancel: string;
  /** Asks for no limit. */
  remove: string;
  /** Says the second yes to what waits. */
  confirm: string;
  /** Calls back what waits: 'Keep the present limit'. */
  revoke: string;
  /** Error of an amount that is empty, zero or not an amount. */
  invalid: string;
}

/** Names of the two fields of a limit of time. */
export interface LimitTimeLabels {
  hours: string;
  minutes: string;
}

/** What is asked for in a row. Its button shows the spinner. */
export type LimitAction = 'save' | 'remove' | 'confirm' | 'revoke';
