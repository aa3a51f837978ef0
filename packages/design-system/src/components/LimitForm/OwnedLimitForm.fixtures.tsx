import { useState } from 'react';
import { compareAmounts } from '../AmountField/AmountField';
import { LimitForm, type LimitFormProps, type LimitRow } from './LimitForm';

export const REFUSAL = 'A limit can be USD 10,000.00 at most.';

/** Lower holds at once; higher, and none, wait. */
function answer(row: LimitRow, amount: string | null): LimitRow {
  if (amount !== null && compareAmounts(amount, '10000') === 1) return { ...row, error: REFUSAL };
  const isLower =
    amount !== null && (row.amount === null || compareAmounts(amount, row.amount) === -1);
  if (isLower) return { ...row, amount, amountText: `USD ${amount}` };
  const asked = amount === null ? 'No limit' : `A limit of USD ${amount}`;
  return { ...row, waiting: { text: `${asked} waits until tomorrow.`, canConfirm: false } };
}

/** As in a feature: each change takes a moment, and is answered by other rows. */
export function OwnedLimitForm({
  rows: given,
  onSave,
  onConfirm,
  onRevoke,
  ...rest
}: LimitFormProps) {
  const [rows, setRows] = useState(given);
  const replace = (id: string, by: (row: LimitRow) => LimitRow): void =>
    setRows((all) => all.map((row) => (row.id === id ? by(row) : row)));
  const send = (id: string, by: (row: LimitRow) => LimitRow): void => {
    replace(id, (row) => ({ ...row, error: undefined, isBusy: true }));
    requestAnimationFrame(() => replace(id, (row) => ({ ...by(row), isBusy: false })));
  };
  return (
    <LimitForm
      {...rest}
      rows={rows}
      onSave={(event) => {
        onSave(event);
        send(event.id, (row) => answer(row, event.amount));
      }}
      onConfirm={(event) => {
        onConfirm(event);
        send(event.id, (row) => ({
          ...row,
          amount: '300.00',
          amountText: 'USD 300.00',
          waiting: null,
        }));
      }}
      onRevoke={(event) => {
        onRevoke(event);
        send(event.id, (row) => ({ ...row, waiting: null }));
      }}
    />
  );
}
