import { object, string } from 'yup';

export const PAYMENT_START = { wayToPay: '' };

export const paymentSchema = object({ wayToPay: string().required('Choose a way to pay.') });
