import { picturePath } from '../../games/picturePath';
import type { Bank } from '../../member/banks';
import { type Texts } from '../../platform/texts';
import { TEXTS } from '../texts';

const bank = (bankCode: string, name: Texts, available = true): Bank => ({
  bankCode,
  name,
  sign: picturePath.bank(bankCode),
  currency: 'USD',
  available,
});

/** The demo merchant's banks, all invented, in display order. */
export const BANKS: readonly Bank[] = [
  bank('HARB', TEXTS.texts('bank.HARB')),
  bank('OAKC', TEXTS.texts('bank.OAKC')),
  bank('LNTB', TEXTS.texts('bank.LNTB')),
  bank('MILL', TEXTS.texts('bank.MILL')),
  bank('TIDE', TEXTS.texts('bank.TIDE'), false),
  bank('NRTH', TEXTS.texts('bank.NRTH')),
];
