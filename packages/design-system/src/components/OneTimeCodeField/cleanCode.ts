import { latinDigits } from '../NumberField/latinDigits';

/** The digits of a code as it was typed, pasted or filled in from a message, at most `length` of them. */
export const cleanCode = (text: string, length: number): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, length);
