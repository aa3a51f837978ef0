import type { LimitRow } from '@parlour/design-system/LimitForm';
import type { OwnLimit } from '@parlour/gateway-openapi/saferPlay';

/** What a row needs of the reader's formats. */
export interface RowFormats {
  t: (key: string, values?: Record<string, string>) => string;
  /** Says an amount of money, or the minutes of a limit of time. */
  say: (kind: OwnLimit['kind'], amount: string) => string;
  moment: (at: string) => string;
}

/** The state of the last change of a row. */
export interface RowChange {
  isBusy: boolean;
  error?: string | undefined;
}

/** Basis points of the wire. */
const WHOLE = 10_000;

/** A limit of the member as a row of the form. */
export function toLimitRow(
  limit: OwnLimit,
  { t, say, moment }: RowFormats,
  { isBusy, error }: RowChange,
): LimitRow {
  const { kind, period, amount, max, used, usedRate, left, freeAt } = limit;
  const money = (value: string): string => say(kind, value);
  const renewKey = period === 'MONTH' ? 'row.newAt' : 'row.freeAt';
  return {
    id: limitId(limit),
    label: t(`periods.${period}`),
    amount,
    amountText: amount === null ? null : money(amount),
    max: max === null ? undefined : { amount: max, error: t('row.tooMuch', { limit: money(max) }) },
    usedText:
      amount === null ? money(used) : t('row.usedOf', { used: money(used), limit: money(amount) }),
    usedShare: usedRate === null ? null : usedRate / WHOLE,
    leftText: left === null ? null : t('row.left', { left: money(left) }),
    renewText: amount === null || freeAt === null ? null : t(renewKey, { at: moment(freeAt) }),
    waiting: toWaiting(limit, { t, say, moment }),
    error,
    isBusy,
  };
}

function toWaiting(
  { kind: limited, waiting }: OwnLimit,
  { t, say, moment }: RowFormats,
): LimitRow['waiting'] {
  if (waiting === null) return null;
  const { amount, confirmableAt, canBeConfirmed } = waiting;
  const values = { limit: amount === null ? '' : say(limited, amount), at: moment(confirmableAt) };
  const kind = amount === null ? 'none' : 'higher';
  return {
    text: t(canBeConfirmed ? `waiting.${kind}Now` : `waiting.${kind}`, values),
    canConfirm: canBeConfirmed,
  };
}

/** Identifies a limit among all of a member. */
export const limitId = ({ kind, period }: Pick<OwnLimit, 'kind' | 'period'>): string =>
  `${kind} ${period}`;
