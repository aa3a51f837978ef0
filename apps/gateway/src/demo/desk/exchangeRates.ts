import type { Rate } from '../../wallet/exchangeRates';
import { WORDS } from '../words';

/** The demo merchant's rates, sorted by code, for information; nothing is converted by them. */
export const EXCHANGE_RATES: readonly Rate[] = [
  {
    currency: 'CNY',
    name: WORDS.texts('currency.CNY.name'),
    buy: 71_240n,
    sell: 71_960n,
  },
  { currency: 'EUR', name: WORDS.texts('currency.EUR.name'), buy: 9_132n, sell: 9_214n },
  {
    currency: 'GBP',
    name: WORDS.texts('currency.GBP.name'),
    buy: 7_718n,
    sell: 7_790n,
  },
  {
    currency: 'IDR',
    name: WORDS.texts('currency.IDR.name'),
    buy: 157_420_000n,
    sell: 158_990_000n,
  },
  {
    currency: 'JPY',
    name: WORDS.texts('currency.JPY.name'),
    buy: 1_492_500n,
    sell: 1_507_300n,
  },
  {
    currency: 'MYR',
    name: WORDS.texts('currency.MYR.name'),
    buy: 44_120n,
    sell: 44_580n,
  },
  {
    currency: 'SGD',
    name: WORDS.texts('currency.SGD.name'),
    buy: 13_310n,
    sell: 13_450n,
  },
  {
    currency: 'THB',
    name: WORDS.texts('currency.THB.name'),
    buy: 341_800n,
    sell: 345_200n,
  },
  {
    currency: 'VND',
    name: WORDS.texts('currency.VND.name'),
    buy: 253_950_000n,
    sell: 256_500_000n,
  },
];
