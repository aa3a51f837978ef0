import type { components } from '../generated/contract';
import { type Words, words } from './words';

type PayMethodKind = components['schemas']['PayMethodKind'];

/** A way for money to come or go, and how the demo's payment side behaves on it. */
export interface PayMethod {
  methodId: string;
  name: Words;
  kind: PayMethodKind;
  minAmount: bigint;
  maxAmount: bigint;
  /** Share of the amount in basis points. */
  fee: number;
  averageMinutes: number;
  /** Seconds until the demo's payment side is done with it. */
  takes: number;
  maintenance: boolean;
}

export interface DepositMethod extends PayMethod {
  quickAmounts: readonly bigint[];
  needsPayerName: boolean;
  /** Where it is paid to, beside the reference of the deposit. */
  payTo: { label: Words; value: string };
}

/** Said with every deposit of the demo, where nobody has anything to pay. */
export const INSTRUCTIONS = words(
  'Pay within the time shown and keep the receipt. In this demo the payment arrives by itself.',
  '请在所示时间内付款并保留凭证。演示环境中款项会自动到账。',
  'Bayar dalam waktu yang ditampilkan dan simpan buktinya. Dalam demo ini pembayaran masuk dengan sendirinya.',
);

const ACCOUNT_NUMBER = words('Account number', '账号', 'Nomor rekening');
const ADDRESS = words('Address', '地址', 'Alamat');

/** Ways to deposit at the demo merchant, in its order. */
const DEPOSIT_METHODS: readonly DepositMethod[] = [
  {
    methodId: 'dm-bank',
    name: words('Harbour transfer', '港湾转账', 'Transfer Harbour'),
    kind: 'BANK',
    minAmount: 10_00n,
    maxAmount: 20_000_00n,
    fee: 0,
    averageMinutes: 1,
    takes: 60,
    maintenance: false,
    quickAmounts: [50_00n, 100_00n, 500_00n],
    needsPayerName: true,
    payTo: { label: ACCOUNT_NUMBER, value: '4411 0392 771' },
  },
  {
    methodId: 'dm-wallet',
    name: words('Pebble wallet', '卵石钱包', 'Dompet Pebble'),
    kind: 'EWALLET',
    minAmount: 5_00n,
    maxAmount: 2_000_00n,
    fee: 0,
    averageMinutes: 1,
    takes: 20,
    maintenance: false,
    quickAmounts: [20_00n, 50_00n, 200_00n],
    needsPayerName: false,
    payTo: { label: ADDRESS, value: 'pebble.example/parlour' },
  },
  {
    methodId: 'dm-card',
    name: words('Card', '银行卡', 'Kartu'),
    kind: 'CARD',
    minAmount: 10_00n,
    maxAmount: 5_000_00n,
    fee: 150,
    averageMinutes: 1,
    takes: 30,
    maintenance: false,
    quickAmounts: [50_00n, 100_00n, 250_00n],
    needsPayerName: true,
    payTo: { label: ADDRESS, value: 'cards.example/parlour' },
  },
  {
    methodId: 'dm-coin',
    name: words('Tide coin', '潮汐币', 'Koin Tide'),
    kind: 'CRYPTO',
    minAmount: 20_00n,
    maxAmount: 50_000_00n,
    fee: 50,
    averageMinutes: 2,
    takes: 120,
    maintenance: false,
    quickAmounts: [100_00n, 500_00n, 1_000_00n],
    needsPayerName: false,
    payTo: { label: ADDRESS, value: 'tide1demo7k2q9parlour' },
  },
  {
    methodId: 'dm-voucher',
    name: words('Voucher', '代金券', 'Voucer'),
    kind: 'VOUCHER',
    minAmount: 5_00n,
    maxAmount: 500_00n,
    fee: 0,
    averageMinutes: 1,
    takes: 20,
    maintenance: true,
    quickAmounts: [10_00n, 20_00n, 50_00n],
    needsPayerName: false,
    payTo: { label: ADDRESS, value: 'vouchers.example/parlour' },
  },
];

/** Ways to withdraw at the demo merchant, in its order. */
const WITHDRAW_METHODS: readonly PayMethod[] = [
  {
    methodId: 'wm-bank',
    name: words('Bank account', '银行账户', 'Rekening bank'),
    kind: 'BANK',
    minAmount: 20_00n,
    maxAmount: 10_000_00n,
    fee: 0,
    averageMinutes: 1,
    takes: 40,
    maintenance: false,
  },
  {
    methodId: 'wm-express',
    name: words('Express payout', '快速到账', 'Pencairan kilat'),
    kind: 'BANK',
    minAmount: 10_00n,
    maxAmount: 2_000_00n,
    fee: 100,
    averageMinutes: 1,
    takes: 20,
    maintenance: false,
  },
  {
    methodId: 'wm-coin',
    name: words('Tide coin', '潮汐币', 'Koin Tide'),
    kind: 'CRYPTO',
    minAmount: 50_00n,
    maxAmount: 10_000_00n,
    fee: 50,
    averageMinutes: 2,
    takes: 120,
    maintenance: true,
  },
];

/** Ways to deposit. Outside the demo no payment side is connected yet, so there is none. */
export function depositMethods({ demo }: { demo: boolean }): readonly DepositMethod[] {
  return demo ? DEPOSIT_METHODS : [];
}

/** Ways to withdraw; none outside the demo, as with deposits. */
export function withdrawMethods({ demo }: { demo: boolean }): readonly PayMethod[] {
  return demo ? WITHDRAW_METHODS : [];
}

/** What a method is called, also when it is no longer offered. */
export function methodName(methodId: string): Words {
  const known = [...DEPOSIT_METHODS, ...WITHDRAW_METHODS].find((one) => one.methodId === methodId);
  return known?.name ?? words(methodId, methodId, methodId);
}
