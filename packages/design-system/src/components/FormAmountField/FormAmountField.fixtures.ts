import { object, string } from 'yup';
import { compareAmounts } from '../AmountField/compareAmounts';

export const DEPOSIT_START = { amount: '' };

export const depositSchema = object({
  amount: string()
    .required('Enter an amount.')
    .matches(/^\d+(?:\.\d+)?$/, { message: 'Enter an amount.', excludeEmptyString: true })
    .test('min', 'Enter at least IDR 50,000.00.', (value) => compareAmounts(value, '50000') !== -1),
});
