import { bankSignPath } from '../demo/pictures/profilePictures';
import { inLanguage, type Words, words } from '../wallet/words';

/** A bank whose accounts members can add. */
export interface Bank {
  bankCode: string;
  name: Words;
  sign: string | null;
  currency: string;
  /** False while it is closed for maintenance. */
  available: boolean;
}

const bank = (bankCode: string, name: Words, available = true): Bank => ({
  bankCode,
  name,
  sign: bankSignPath(bankCode),
  currency: 'USD',
  available,
});

/** The demo merchant's banks, all invented, in the order in which they show. */
const BANKS: readonly Bank[] = [
  bank('HARB', words('Harbour Bank', '海港银行', 'Bank Pelabuhan')),
  bank('OAKC', words('Oak Credit Union', '橡树信用社', 'Koperasi Kredit Ek')),
  bank('LNTB', words('Lantern Bank', '灯笼银行', 'Bank Lentera')),
  bank('MILL', words('Windmill Savings', '风车储蓄', 'Tabungan Kincir')),
  bank('TIDE', words('Tidewater Trust', '潮汐信托', 'Tidewater Trust'), false),
  bank('NRTH', words('Northern Star Bank', '北星银行', 'Bank Bintang Utara')),
];

/** The banks with accounts in a currency. */
export function banksOf(currency: string): readonly Bank[] {
  return BANKS.filter((one) => one.currency === currency);
}

/** A bank by its code; undefined for an unknown one. */
export function bankOf(bankCode: string): Bank | undefined {
  return BANKS.find((one) => one.bankCode === bankCode);
}

/** What a bank is called; its code where it is not known any more. */
export function bankName(bankCode: string, language: string): string {
  const known = bankOf(bankCode);
  return known === undefined ? bankCode : inLanguage(known.name, language);
}
