import { texts } from '../../platform/texts';
import type { DepositMethod, PayMethod } from '../../wallet/paymentDesk';

/** A method of the demo and how long its payment side is busy with a payment, in seconds. */
export interface DemoMethod extends PayMethod {
  takes: number;
}

export interface DemoDepositMethod extends DepositMethod {
  takes: number;
}

const BANK = texts('Bank', '银行', 'Bank');
const HOLDER = texts('Account holder', '户名', 'Pemilik rekening');
const ACCOUNT_NUMBER = texts('Account number', '银行账号', 'Nomor rekening');
const ADDRESS = texts('Address', '地址', 'Alamat');

/** How a method is unless it says otherwise. */
const USUAL = { fee: 0, averageMinutes: 1, takes: 20, maintenance: false } as const;

const USUAL_DEPOSIT = {
  ...USUAL,
  needsPayerName: false,
  instructions: texts(
    'Pay within the time shown and keep the receipt. In this demo the payment arrives by itself.',
    '请在所示时间内付款并保留凭证。演示环境中款项会自动到账。',
    'Bayar dalam waktu yang ditampilkan dan simpan buktinya. Dalam demo ini pembayaran masuk dengan sendirinya.',
  ),
} as const;

const TIDE_COIN = {
  name: texts('Tide coin', '潮汐币', 'Koin Tide'),
  kind: 'CRYPTO',
  fee: 50,
  averageMinutes: 2,
  takes: 120,
} as const;

/** Ways to deposit at the demo merchant, in its order. */
export const DEPOSIT_METHODS: readonly DemoDepositMethod[] = [
  {
    ...USUAL_DEPOSIT,
    methodId: 'dm-bank',
    name: texts('Harbour transfer', '港湾转账', 'Transfer Harbour'),
    kind: 'BANK',
    minAmount: 10_00n,
    maxAmount: 20_000_00n,
    takes: 60,
    quickAmounts: [50_00n, 100_00n, 500_00n],
    needsPayerName: true,
    payTo: [
      { label: BANK, value: 'Harbour Bank' },
      { label: HOLDER, value: 'Parlour Demo Ltd' },
      { label: ACCOUNT_NUMBER, value: '4411 0392 771' },
    ],
  },
  {
    ...USUAL_DEPOSIT,
    methodId: 'dm-wallet',
    name: texts('Pebble wallet', '卵石钱包', 'Dompet Pebble'),
    kind: 'EWALLET',
    minAmount: 5_00n,
    maxAmount: 2_000_00n,
    quickAmounts: [20_00n, 50_00n, 200_00n],
    payTo: [{ label: ADDRESS, value: 'pebble.example/parlour' }],
  },
  {
    ...USUAL_DEPOSIT,
    methodId: 'dm-card',
    name: texts('Card', '银行卡', 'Kartu'),
    kind: 'CARD',
    minAmount: 10_00n,
    maxAmount: 5_000_00n,
    fee: 150,
    takes: 30,
    quickAmounts: [50_00n, 100_00n, 250_00n],
    needsPayerName: true,
    payTo: [{ label: ADDRESS, value: 'cards.example/parlour' }],
  },
  {
    ...USUAL_DEPOSIT,
    ...TIDE_COIN,
    methodId: 'dm-coin',
    minAmount: 20_00n,
    maxAmount: 50_000_00n,
    quickAmounts: [100_00n, 500_00n, 1_000_00n],
    payTo: [{ label: ADDRESS, value: 'tide1demo7k2q9parlour' }],
  },
  {
    ...USUAL_DEPOSIT,
    methodId: 'dm-voucher',
    name: texts('Voucher', '代金券', 'Voucer'),
    kind: 'VOUCHER',
    minAmount: 5_00n,
    maxAmount: 500_00n,
    maintenance: true,
    quickAmounts: [10_00n, 20_00n, 50_00n],
    payTo: [{ label: ADDRESS, value: 'vouchers.example/parlour' }],
  },
];

/** Ways to withdraw at the demo merchant, in its order. */
export const WITHDRAW_METHODS: readonly DemoMethod[] = [
  {
    ...USUAL,
    methodId: 'wm-bank',
    name: texts('Bank account', '银行账户', 'Rekening bank'),
    kind: 'BANK',
    minAmount: 20_00n,
    maxAmount: 10_000_00n,
    takes: 40,
  },
  {
    ...USUAL,
    methodId: 'wm-express',
    name: texts('Express payout', '快速到账', 'Pencairan kilat'),
    kind: 'BANK',
    minAmount: 10_00n,
    maxAmount: 2_000_00n,
    fee: 100,
  },
  {
    ...USUAL,
    ...TIDE_COIN,
    methodId: 'wm-coin',
    minAmount: 50_00n,
    maxAmount: 10_000_00n,
    maintenance: true,
  },
];
