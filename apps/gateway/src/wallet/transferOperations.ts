import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { walletOf } from '../money/ledger';
import { spanUntil } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { toPage } from '../platform/paging';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { freeMoney } from './allowance';
import { historySpan } from './span';
import { listTransfers, receiverAbove, seenBy, sendDown, sendUp, type Transfer } from './transfers';
import { emptyVendorWallets, moveBetweenWallets, walletVendors } from './vendorWallets';
import { heldIn } from './waitingBonuses';
import { TRANSFERRED_AT_ONCE } from './walletRules';

type TransferOnWire = components['schemas']['Transfer'];

/** Transfers between wallets, and up and down a team. */
export function transferOperations({ config, db, catalogue }: Services) {
  const vendors = () => walletVendors({ config, catalogue });
  const onWire = (row: Transfer, viewerId: number): TransferOnWire => ({
    ...seenBy(viewerId, row),
    transferId: row.id,
    from: row.fromName,
    to: row.toName,
    amount: formatAmount(row.amount),
    // The ledger is final: no vendor is waited for.
    state: 'SUCCEEDED',
    remark: row.remark,
    createdAt: row.createdAt.toISOString(),
  });
  return {
    async transferBetweenWallets(call) {
      const { db: tx, body, now } = call;
      const { account } = loggedIn(call);
      const move = { ...body, amount: parseAmount(body.amount) };
      const sent = { vendors: vendors(), intent: intentOf(call), now };
      return onWire(await moveBetweenWallets(tx, account, move, sent), account.id);
    },

    async restoreVendorWallets(call) {
      const { db: tx, now } = call;
      const { account } = loggedIn(call);
      const sent = { vendors: vendors(), intent: intentOf(call), now };
      const emptied = await emptyVendorWallets(tx, account, sent);
      const { amount: held } = await walletOf(tx, account.id);
      return {
        balance: formatAmount(held),
        moved: formatAmount(emptied.reduce((sum, { amount }) => sum + amount, 0n)),
        vendors: emptied.map(({ vendor, amount }) => ({
          vassalage: vendor.code,
          displayName: vendor.displayName,
          amount: formatAmount(amount),
          outcome: amount > 0n ? ('MOVED' as const) : ('EMPTY' as const),
          reason: null,
        })),
      };
    },

    async getUplineTransfer(call) {
      const { account } = loggedIn(call);
      const { free, waiting } = await freeMoney(db, account.id);
      return {
        receiver: (await receiverAbove(db, account))?.username ?? null,
        minAmount: formatAmount(TRANSFERRED_AT_ONCE.min),
        maxAmount: formatAmount(TRANSFERRED_AT_ONCE.max),
        availableAmount: formatAmount(free),
        waitingAmount: formatAmount(heldIn(waiting)),
        hasPaymentPassword: account.paymentPasswordHash !== null,
      };
    },

    async transferToUpline(call) {
      const { db: tx, body, now } = call;
      const { account } = loggedIn(call);
      const sending = { amount: parseAmount(body.amount), remark: body.remark };
      const sent = await sendUp(tx, account, sending, { intent: intentOf(call), now });
      return onWire(sent, account.id);
    },

    async transferToDownline(call) {
      const { db: tx, body, now } = call;
      const { account } = loggedIn(call);
      const sending = { amount: parseAmount(body.amount), remark: body.remark };
      const sent = { intent: intentOf(call), now };
      return onWire(await sendDown(tx, account, body.account, { sending, sent }), account.id);
    },

    async listTransfers(call) {
      const { query, now } = call;
      const { id } = loggedIn(call).account;
      const span = spanUntil(historySpan(query, now, config.utcOffsetMinutes), call.until);
      const { rows, total } = await listTransfers(db, id, { span, kind: query.kind }, query);
      return toPage(
        rows.map((row) => onWire(row, id)),
        total,
        query,
      );
    },
  } satisfies Handlers;
}

function intentOf({ intent }: { intent: Intent | null }): Intent {
  if (intent === null) throw new Error('A transfer needs an intent');
  return intent;
}
