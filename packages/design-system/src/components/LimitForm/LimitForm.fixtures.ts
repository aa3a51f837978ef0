import type { LimitFormLabels, LimitRow } from './limitRow';

export const LIMIT_LABELS: LimitFormLabels = {
  amount: (label) => `Limit for ${label}`,
  none: 'No limit',
  used: 'Used',
  set: 'Set',
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  confirm: 'Confirm',
  revoke: 'Keep the present limit',
  invalid: 'Enter an amount above zero.',
};

export const DAY: LimitRow = {
  id: 'day',
  label: '24 hours',
  amount: '200.00',
  amountText: 'USD 200.00',
  usedText: 'USD 100.00 of USD 200.00',
  usedShare: 0.5,
  leftText: 'USD 100.00 left',
  renewText: 'Begins anew today at 18:40',
  waiting: null,
};

export const REACHED_WEEK: LimitRow = {
  id: 'week',
  label: '7 days',
  amount: '500.00',
  amountText: 'USD 500.00',
  usedText: 'USD 500.00 of USD 500.00',
  usedShare: 1,
  leftText: 'Nothing left',
  renewText: 'Begins anew on Monday, 18 May, at 09:15',
  waiting: null,
};

export const FREE_MONTH: LimitRow = {
  id: 'month',
  label: 'Calendar month',
  amount: null,
  amountText: null,
  usedText: 'USD 720.00',
  usedShare: null,
  leftText: null,
  renewText: null,
  waiting: null,
};

export const WAITING_DAY: LimitRow = {
  ...DAY,
  waiting: {
    text: 'A limit of USD 300.00 waits. It can be confirmed from tomorrow at 14:05.',
    canConfirm: false,
  },
};

export const CONFIRMABLE_DAY: LimitRow = {
  ...DAY,
  waiting: {
    text: 'The wait for a limit of USD 300.00 is over. USD 200.00 holds until you confirm.',
    canConfirm: true,
  },
};

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

export const LONG_LABELS: LimitFormLabels = {
  amount: (label) => `Höchstbetrag für Einzahlungen innerhalb von ${label}`,
  none: 'Kein Einzahlungshöchstbetrag festgelegt',
  used: 'Bereits in Anspruch genommen',
  set: 'Höchstbetrag festlegen',
  change: 'Höchstbetragsänderung',
  save: 'Höchstbetragsänderung speichern',
  cancel: 'Änderungsvorgang abbrechen',
  remove: 'Höchstbetrag vollständig entfernen',
  confirm: 'Höchstbetragserhöhung bestätigen',
  revoke: 'Den gegenwärtigen Einzahlungshöchstbetrag beibehalten',
  invalid: 'Geben Sie einen Betrag ein, der größer als null ist.',
};

export const LONG_ROWS: readonly LimitRow[] = [
  {
    ...CONFIRMABLE_DAY,
    label: `24 Stunden ab der ersten Einzahlung, ${LONG_WORD}`,
    amountText: 'IDR 128.450.902.114.233,50',
    usedText: 'IDR 64.225.451.057.116,75 von IDR 128.450.902.114.233,50',
    leftText: 'Noch IDR 64.225.451.057.116,75 übrig',
    renewText: 'Beginnt am Donnerstag, dem 24. September 2026, um 18.40 Uhr von Neuem',
    waiting: {
      text: 'Die Bedenkzeit für einen Höchstbetrag von IDR 256.901.804.228.467,00 ist abgelaufen.',
      canConfirm: true,
    },
  },
  { ...REACHED_WEEK, label: 'เจ็ดวันนับตั้งแต่การฝากเงินครั้งแรกของสมาชิกในสัปดาห์นี้' },
  { ...FREE_MONTH, label: LONG_WORD, error: `Die Änderung ist fehlgeschlagen: ${LONG_WORD}.` },
];
