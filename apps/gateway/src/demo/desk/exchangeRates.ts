import type { Rate } from '../../wallet/exchangeRates';
import { TEXTS } from '../texts';

/** The demo merchant's rates, sorted by code, for information; nothing is converted by them. */
export const EXCHANGE_RATES: readonly Rate[] = [
  {
    currency: 'CNY',
    name: TEXTS.texts('currency.CNY.name'),
    buy: 71_240n,
    sell: 71_960n,
  },
  { currency: 'EUR', name: TEXTS.texts('currency.EUR.name'), buy: 9_132n, sell: 9_214n },
  {
    currency: 'GBP',
    name: TEXTS.texts('currency.GBP.name'),
    buy: 7_718n,
    sell: 7_790n,
  },
  {
    currency: 'IDR',
    name: TEXTS.texts('currency.IDR.name'),
    buy: 157_420_000n,
    sell: 158_990_000n,
  },
  {
    currency: 'JPY',
    name: TEXTS.texts('currency.JPY.name'),
    buy: 1_492_500n,
    sell: 1_507_300n,
  },
  {
    currency: 'MYR',
    name: TEXTS.texts('currency.MYR.name'),
    buy: 44_120n,
    sell: 44_580n,
  },
  {
    currency: 'SGD',
    name: TEXTS.texts('currency.SGD.name'),
    buy: 13_310n,
    sell: 13_450n,
  },
  {
    currency: 'THB',
    name: TEXTS.texts('currency.THB.name'),
    buy: 341_800n,
    sell: 345_200n,
  },
  {
    currency: 'VND',
    name: TEXTS.texts('currency.VND.name'),
    buy: 253_950_000n,
    sell: 256_500_000n,
  },
];
