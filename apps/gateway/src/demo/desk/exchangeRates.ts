import { texts } from '../../platform/texts';
import type { Rate } from '../../wallet/exchangeRates';

/** Rates of the demo merchant for reading, in order of their codes; nothing is converted by them. */
export const EXCHANGE_RATES: readonly Rate[] = [
  {
    currency: 'CNY',
    name: texts('Chinese yuan', '人民币', 'Yuan Tiongkok'),
    buy: 71_240n,
    sell: 71_960n,
  },
  { currency: 'EUR', name: texts('Euro', '欧元', 'Euro'), buy: 9_132n, sell: 9_214n },
  {
    currency: 'GBP',
    name: texts('Pound sterling', '英镑', 'Pound sterling'),
    buy: 7_718n,
    sell: 7_790n,
  },
  {
    currency: 'IDR',
    name: texts('Indonesian rupiah', '印尼盾', 'Rupiah Indonesia'),
    buy: 157_420_000n,
    sell: 158_990_000n,
  },
  {
    currency: 'JPY',
    name: texts('Japanese yen', '日元', 'Yen Jepang'),
    buy: 1_492_500n,
    sell: 1_507_300n,
  },
  {
    currency: 'MYR',
    name: texts('Malaysian ringgit', '马来西亚林吉特', 'Ringgit Malaysia'),
    buy: 44_120n,
    sell: 44_580n,
  },
  {
    currency: 'SGD',
    name: texts('Singapore dollar', '新加坡元', 'Dolar Singapura'),
    buy: 13_310n,
    sell: 13_450n,
  },
  {
    currency: 'THB',
    name: texts('Thai baht', '泰铢', 'Baht Thailand'),
    buy: 341_800n,
    sell: 345_200n,
  },
  {
    currency: 'VND',
    name: texts('Vietnamese dong', '越南盾', 'Dong Vietnam'),
    buy: 253_950_000n,
    sell: 256_500_000n,
  },
];
