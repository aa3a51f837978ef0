import { inLanguage, type Texts } from '../platform/texts';

/** A bank whose accounts members can add. */
export interface Bank {
  bankCode: string;
  name: Texts;
  /** Address of its sign. */
  sign: string | null;
  currency: string;
  /** False while it is closed for maintenance. */
  available: boolean;
}

/** The banks with accounts in a currency. */
export function banksOf(banks: readonly Bank[], currency: string): readonly Bank[] {
  return banks.filter((one) => one.currency === currency);
}

/** A bank by its code; undefined for an unknown one. */
export function bankOf(banks: readonly Bank[], bankCode: string): Bank | undefined {
  return banks.find((one) => one.bankCode === bankCode);
}

/** What a bank is called; its code where it is not known any more. */
export function bankName(banks: readonly Bank[], bankCode: string, language: string): string {
  const known = bankOf(banks, bankCode);
  return known === undefined ? bankCode : inLanguage(known.name, language);
}
