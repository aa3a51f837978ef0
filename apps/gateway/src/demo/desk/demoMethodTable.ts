import type { DepositMethod, PayMethod } from '../../wallet/paymentDesk';
import { TEXTS } from '../texts';

/** A method of the demo and how long its payment side takes for a payment, in seconds. */
export interface DemoMethod extends PayMethod {
  takes: number;
}

export interface DemoDepositMethod extends DepositMethod {
  takes: number;
}

const BANK = TEXTS.texts('method.bank');
const HOLDER = TEXTS.texts('method.holder');
const ACCOUNT_NUMBER = TEXTS.texts('method.accountNumber');
const ADDRESS = TEXTS.texts('method.address');

/** Defaults of a method. */
const USUAL = { fee: 0, averageMinutes: 1, takes: 20, maintenance: false } as const;

const USUAL_DEPOSIT = {
  ...USUAL,
  needsPayerName: false,
  instructions: TEXTS.texts('method.instructions'),
} as const;

const TIDE_COIN = {
  name: TEXTS.texts('method.name'),
  kind: 'CRYPTO',
  fee: 50,
  averageMinutes: 2,
  takes: 120,
} as const;

/** Deposit methods of the demo merchant, in display order. */
export const DEPOSIT_METHODS: readonly DemoDepositMethod[] = [
  {
    ...USUAL_DEPOSIT,
    methodId: 'dm-bank',
    name: TEXTS.texts('method.dm-bank.name'),
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
    name: TEXTS.texts('method.dm-wallet.name'),
    kind: 'EWALLET',
    minAmount: 5_00n,
    maxAmount: 2_000_00n,
    quickAmounts: [20_00n, 50_00n, 200_00n],
    payTo: [{ label: ADDRESS, value: 'pebble.example/parlour' }],
  },
  {
    ...USUAL_DEPOSIT,
    methodId: 'dm-card',
    name: TEXTS.texts('method.dm-card.name'),
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
    name: TEXTS.texts('method.dm-voucher.name'),
    kind: 'VOUCHER',
    minAmount: 5_00n,
    maxAmount: 500_00n,
    maintenance: true,
    quickAmounts: [10_00n, 20_00n, 50_00n],
    payTo: [{ label: ADDRESS, value: 'vouchers.example/parlour' }],
  },
];

/** Withdrawal methods of the demo merchant, in display order. */
export const WITHDRAW_METHODS: readonly DemoMethod[] = [
  {
    ...USUAL,
    methodId: 'wm-bank',
    name: TEXTS.texts('method.wm-bank.name'),
    kind: 'BANK',
    minAmount: 20_00n,
    maxAmount: 10_000_00n,
    takes: 40,
  },
  {
    ...USUAL,
    methodId: 'wm-express',
    name: TEXTS.texts('method.wm-express.name'),
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
