import { formatAmount } from '../money/amount';
import { walletOf } from '../money/ledger';
import type { Handlers } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { CURRENCY, CURRENCY_SYMBOL } from '../session/accounts';
import { loggedIn } from '../session/loggedIn';

/** Balances. The demo merchant has a single wallet, so no money lies at vendors. */
export function walletOperations({ config, db }: Services) {
  return {
    async getBalance(call) {
      const { amount, currency } = await walletOf(db, loggedIn(call).account.id);
      return {
        isSingle: 1,
        balance: formatAmount(amount),
        totalBalance: formatAmount(amount),
        currency,
        currencySymbol: CURRENCY_SYMBOL,
        vendorWallets: [],
        asOf: call.now.toISOString(),
      };
    },

    getMerchantWallet({ query }) {
      if (query.merchantCode !== config.merchant) throw new Refusal('NOT_FOUND');
      return {
        merchantCode: config.merchant,
        isSingle: 1,
        currency: CURRENCY,
        currencySymbol: CURRENCY_SYMBOL,
        depositEnabled: true,
        withdrawEnabled: true,
        minTransfer: '1.00',
        vendors: [],
      };
    },
  } satisfies Handlers;
}
