import { picturePath } from '../../games/picturePath';
import type { Bank } from '../../member/banks';
import { type Texts, texts } from '../../platform/texts';

const bank = (bankCode: string, name: Texts, available = true): Bank => ({
  bankCode,
  name,
  sign: picturePath.bank(bankCode),
  currency: 'USD',
  available,
});

/** The demo merchant's banks, all invented, in the order in which they show. */
export const BANKS: readonly Bank[] = [
  bank('HARB', texts('Harbour Bank', '海港银行', 'Bank Pelabuhan')),
  bank('OAKC', texts('Oak Credit Union', '橡树信用社', 'Koperasi Kredit Ek')),
  bank('LNTB', texts('Lantern Bank', '灯笼银行', 'Bank Lentera')),
  bank('MILL', texts('Windmill Savings', '风车储蓄', 'Tabungan Kincir')),
  bank('TIDE', texts('Tidewater Trust', '潮汐信托', 'Tidewater Trust'), false),
  bank('NRTH', texts('Northern Star Bank', '北星银行', 'Bank Bintang Utara')),
];
