import type {
  BettingRecordPage,
  MemberTransactionPage,
  ProfitReport,
  ProfitRow,
  TransferPage,
  WalletBalance,
} from '@parlour/gateway-openapi/wallet';
import { pageOf } from './fixtures';

const GAMES = ['Lantern Koi', 'Copper Reef', 'Evening Star', 'Harbour Six'];

/** Bets of some days, newest first, with their totals. */
export const BETS: BettingRecordPage = {
  ...pageOf(
    GAMES.map((gameName, at) => ({
      betId: `bt-66091${String(at)}`,
      roundId: `rd-99041${String(at)}`,
      nodeId: 100_231 + at,
      gameName,
      vassalage: 'LK',
      gameType: 'RNG',
      stake: '10.00',
      win: at % 2 === 0 ? '24.00' : '0.00',
      profit: at % 2 === 0 ? '14.00' : '-10.00',
      state: 'SETTLED' as const,
      placedAt: `2026-03-${String(14 - at)}T09:27:10Z`,
      settledAt: `2026-03-${String(14 - at)}T09:27:10Z`,
    })),
    2,
  ),
  totals: { betCount: 36, stake: '360.00', validStake: '360.00', win: '402.00', profit: '42.00' },
};

/** Changes of the balance, newest first. */
export const CHANGES: MemberTransactionPage = pageOf(
  (
    [
      ['DEPOSIT', '200.00', 'Harbour transfer'],
      ['BET', '-10.00', 'Lantern Koi'],
      ['WIN', '24.00', 'Lantern Koi'],
      ['WITHDRAWAL', '-300.00', 'Harbour Bank, ending 8841'],
      ['REBATE', '1.20', 'Rebate of slots'],
    ] as const
  ).map(([type, amount, description], at) => ({
    transactionId: `tx-88312${String(at)}`,
    type,
    amount,
    balanceBefore: '1034.50',
    balanceAfter: '1234.50',
    reference: at === 4 ? null : `dp-4120${String(at)}`,
    description,
    occurredAt: `2026-03-${String(14 - at)}T08:02:11Z`,
  })),
);

const profitRow = (changes: Partial<ProfitRow>): ProfitRow => ({
  day: null,
  gameType: null,
  deposit: '200.00',
  withdrawal: '0.00',
  stake: '120.00',
  win: '131.00',
  rebate: '0.60',
  bonus: '0.00',
  profit: '11.60',
  ...changes,
});

/** Profit and loss of a week, newest day first. */
export const PROFIT: ProfitReport = {
  ...pageOf(
    ['11.60', '-42.00', '8.30', '0.00', '64.10', '-12.75', '20.00'].map((profit, at) =>
      profitRow({ profit, day: `2026-03-${String(14 - at).padStart(2, '0')}` }),
    ),
  ),
  total: profitRow({ profit: '49.25', stake: '840.00', win: '885.05' }),
};

/** Two vendors with their own wallets, one of them closed. */
export const WALLETS: WalletBalance = {
  isSingle: 0,
  balance: '1234.50',
  totalBalance: '1484.50',
  currency: 'USD',
  currencySymbol: '¥',
  vendorWallets: [
    {
      vassalage: 'LK',
      displayName: 'Lantern Koi Studio',
      balance: '250.00',
      state: 'AVAILABLE',
    },
    { vassalage: 'CR', displayName: 'Copper Reef', balance: null, state: 'MAINTENANCE' },
  ],
  asOf: '2026-03-14T09:26:53Z',
};

/** Transfers, newest first. */
export const TRANSFERS: TransferPage = pageOf(
  (['OUT', 'IN', 'OUT'] as const).map((direction, at) => ({
    transferId: `tr-7021${String(at)}`,
    kind: 'WALLET' as const,
    direction,
    from: direction === 'OUT' ? 'MAIN' : 'LK',
    to: direction === 'OUT' ? 'LK' : 'MAIN',
    amount: `${String(50 + at * 25)}.00`,
    state: 'SUCCEEDED' as const,
    remark: null,
    createdAt: `2026-03-${String(14 - at)}T09:26:53Z`,
  })),
);
