import { type Words, words } from './words';

/** One currency against the merchant's, in ten-thousandths of a unit. */
interface Rate {
  currency: string;
  name: Words;
  buy: bigint;
  sell: bigint;
}

/** Rates of the demo merchant for reading, in order of their codes; nothing is converted by them. */
export const EXCHANGE_RATES: readonly Rate[] = [
  {
    currency: 'CNY',
    name: words('Chinese yuan', '人民币', 'Yuan Tiongkok'),
    buy: 71_240n,
    sell: 71_960n,
  },
  { currency: 'EUR', name: words('Euro', '欧元', 'Euro'), buy: 9_132n, sell: 9_214n },
  {
    currency: 'GBP',
    name: words('Pound sterling', '英镑', 'Pound sterling'),
    buy: 7_718n,
    sell: 7_790n,
  },
  {
    currency: 'IDR',
    name: words('Indonesian rupiah', '印尼盾', 'Rupiah Indonesia'),
    buy: 157_420_000n,
    sell: 158_990_000n,
  },
  {
    currency: 'JPY',
    name: words('Japanese yen', '日元', 'Yen Jepang'),
    buy: 1_492_500n,
    sell: 1_507_300n,
  },
  {
    currency: 'MYR',
    name: words('Malaysian ringgit', '马来西亚林吉特', 'Ringgit Malaysia'),
    buy: 44_120n,
    sell: 44_580n,
  },
  {
    currency: 'SGD',
    name: words('Singapore dollar', '新加坡元', 'Dolar Singapura'),
    buy: 13_310n,
    sell: 13_450n,
  },
  {
    currency: 'THB',
    name: words('Thai baht', '泰铢', 'Baht Thailand'),
    buy: 341_800n,
    sell: 345_200n,
  },
  {
    currency: 'VND',
    name: words('Vietnamese dong', '越南盾', 'Dong Vietnam'),
    buy: 253_950_000n,
    sell: 256_500_000n,
  },
];

const DIGITS = 4;

/** Writes ten-thousandths as a decimal string with four digits. */
export function formatRate(rate: bigint): string {
  const digits = rate.toString().padStart(DIGITS + 1, '0');
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}
