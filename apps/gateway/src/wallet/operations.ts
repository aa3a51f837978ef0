import { formatAmount } from '../money/amount';
import { walletOf } from '../money/ledger';
import { playersResultOf } from '../money/results';
import { Refusal } from '../platform/refusal';
import type { Handlers, Services } from '../services';
import { CURRENCY, CURRENCY_SYMBOL } from '../session/accounts';
import { loggedIn } from '../session/loggedIn';
import { historySpan } from './span';
import { summaryOf } from './summary';
import { vendorWalletsOf, walletVendors } from './vendorWallets';
import { TRANSFERRED_AT_ONCE } from './walletRules';

const TODAY = 1;

/** Balances. A merchant has a single wallet, or more of them at some vendors (WAL-01). */
export function walletOperations({ config, content: { desk }, db, catalogue }: Services) {
  const vendors = () => walletVendors({ config, catalogue });
  const isSingle = () => (vendors().length === 0 ? 1 : 0);
  return {
    async getBalance(call) {
      const { id } = loggedIn(call).account;
      const { amount, currency } = await walletOf(db, id);
      const wallets = await vendorWalletsOf(db, id, vendors());
      const total = wallets.reduce((sum, wallet) => sum + wallet.amount, amount);
      return {
        isSingle: isSingle(),
        balance: formatAmount(amount),
        totalBalance: formatAmount(total),
        currency,
        currencySymbol: CURRENCY_SYMBOL,
        vendorWallets: wallets.map((wallet) => ({
          vassalage: wallet.vendor.code,
          displayName: wallet.vendor.displayName,
          balance: formatAmount(wallet.amount),
          state: 'AVAILABLE' as const,
        })),
        asOf: call.now.toISOString(),
      };
    },

    getMerchantWallet({ query }) {
      if (query.merchantCode !== config.merchant) throw new Refusal('NOT_FOUND');
      return {
        merchantCode: config.merchant,
        isSingle: isSingle(),
        currency: CURRENCY,
        currencySymbol: CURRENCY_SYMBOL,
        depositEnabled: desk !== null,
        withdrawEnabled: desk !== null,
        minTransfer: formatAmount(TRANSFERRED_AT_ONCE.min),
        vendors: vendors().map(({ code, displayName }) => ({
          vassalage: code,
          displayName,
          transferable: true,
        })),
      };
    },

    async getAccountSummary(call) {
      const { query, now } = call;
      const { account } = loggedIn(call);
      const span = historySpan(query, now, config.utcOffsetMinutes, TODAY);
      const { utcOffsetMinutes: offsetMinutes } = config;
      const summary = await summaryOf(db, account.id, { span, offsetMinutes, vendors: vendors() });
      const { main, atVendors, sums } = summary;
      return {
        currency: account.currency,
        currencySymbol: CURRENCY_SYMBOL,
        mainBalance: formatAmount(main),
        vendorBalance: formatAmount(atVendors),
        totalBalance: formatAmount(main + atVendors),
        withdrawalsInProgress: formatAmount(summary.setAside),
        turnoverLeft: formatAmount(summary.turnoverLeft),
        points: Number(summary.points),
        deposits: formatAmount(sums.deposits),
        withdrawals: formatAmount(sums.withdrawals),
        bonuses: formatAmount(sums.bonus),
        stake: formatAmount(sums.stake),
        profit: formatAmount(playersResultOf(sums)),
        asOf: now.toISOString(),
      };
    },
  } satisfies Handlers;
}
