import type { StatementRow } from '@parlour/design-system/ActivityStatement';
import type { StatementRow as WireRow } from '@parlour/gateway-openapi/saferPlay';

/** Basis points of the wire. */
const WHOLE = 10_000;
const NOTHING = '0.00';

/** Whether nothing was paid or played. */
const isQuiet = ({ deposits, withdrawals, stake, win }: WireRow): boolean =>
  [deposits, withdrawals, stake, win].every((amount) => amount === NOTHING);

/** A period of the gateway as a row of the statement. */
export function toStatementRow(row: WireRow, label: string): StatementRow {
  const { depositRate, withdrawalRate, resultRate, ...rest } = row;
  return {
    ...rest,
    label,
    depositShare: depositRate / WHOLE,
    withdrawalShare: withdrawalRate / WHOLE,
    resultShare: resultRate / WHOLE,
    isQuiet: isQuiet(row),
  };
}
