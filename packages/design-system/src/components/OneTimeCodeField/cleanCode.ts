import { latinDigits } from '../NumberField/latinDigits';

/** The first `length` digits of a typed, pasted or autofilled code. */
export const cleanCode = (text: string, length: number): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, length);
