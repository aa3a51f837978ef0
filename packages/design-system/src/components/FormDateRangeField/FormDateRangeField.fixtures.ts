import { object, string } from 'yup';

export const PERIOD_START = { period: { start: '', end: '' } };

export const periodSchema = object({
  period: object({
    start: string().required('Choose the first day.'),
    end: string().required('Choose the last day.'),
  }).test('order', 'The first day comes after the last.', ({ start, end }) => start <= end),
});
