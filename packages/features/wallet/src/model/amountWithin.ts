import { compareAmounts } from '@parlour/design-system/AmountField';
import { string } from 'yup';

/** An amount as the gateway takes it. */
const AMOUNT = /^\d{1,13}\.\d{2}$/;

export interface AmountBounds {
  /** Decimal strings of the gateway. */
  min?: string | undefined;
  max?: string | undefined;
  /** Formats an amount for messages. */
  write: (amount: string) => string;
}

/** An amount above zero and within its bounds; compared as texts, never computed with. */
export const amountWithin = ({ min, max, write }: AmountBounds) =>
  string()
    .required('errors.empty')
    .matches(AMOUNT, { message: 'errors.notAmount', excludeEmptyString: true })
    .test({
      name: 'min',
      message: 'errors.min',
      params: { amount: min === undefined ? '' : write(min) },
      test: (amount) => min === undefined || compareAmounts(amount, min) !== -1,
    })
    .test('amount', 'errors.amount', (amount) => compareAmounts(amount, '0') !== 0)
    .test({
      name: 'max',
      message: 'errors.max',
      params: { amount: max === undefined ? '' : write(max) },
      test: (amount) => max === undefined || compareAmounts(amount, max) !== 1,
    });
