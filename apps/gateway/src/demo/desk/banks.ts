import { picturePath } from '../../games/picturePath';
import type { Bank } from '../../member/banks';
import { type Texts } from '../../platform/texts';
import { WORDS } from '../words';

const bank = (bankCode: string, name: Texts, available = true): Bank => ({
  bankCode,
  name,
  sign: picturePath.bank(bankCode),
  currency: 'USD',
  available,
});

/** The demo merchant's banks, all invented, in display order. */
export const BANKS: readonly Bank[] = [
  bank('HARB', WORDS.texts('bank.HARB')),
  bank('OAKC', WORDS.texts('bank.OAKC')),
  bank('LNTB', WORDS.texts('bank.LNTB')),
  bank('MILL', WORDS.texts('bank.MILL')),
  bank('TIDE', WORDS.texts('bank.TIDE'), false),
  bank('NRTH', WORDS.texts('bank.NRTH')),
];
