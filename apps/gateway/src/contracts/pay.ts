import { and, asc, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { amountOn, houseAccount, post, walletOf } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { DAY_MS } from '../platform/days';
import { CURRENCY, HOUSE } from '../session/accounts';
import type { ContractKind } from './kinds';
import { KIND_TEXTS } from './notifySides';
import { contract, contractPayout } from './schema';

type Payout = typeof contractPayout.$inferSelect;

/** How long a payout without cover is retried, until customer service has to look at it. */
const TRIED_FOR_MS = 7 * DAY_MS;

/**
 * Pays what is due of some kinds of a merchant's contracts at the end of a slot, oldest first, from the wallet of whoever offered
 * the contract. What is not covered stays pending and is tried at every later slot, for seven days; then it
 * has failed and waits for customer service.
 */
export async function payDue(
  tx: Database,
  kinds: readonly ContractKind[],
  until: Date,
  { merchant, now }: { merchant: string; now: Date },
): Promise<void> {
  const due = await tx
    .select(getTableColumns(contractPayout))
    .from(contractPayout)
    .innerJoin(contract, eq(contract.id, contractPayout.contractId))
    .where(
      and(
        eq(contract.merchant, merchant),
        eq(contractPayout.status, 'pending'),
        inArray(contractPayout.kind, [...kinds]),
        lte(contractPayout.dueAt, until),
      ),
    )
    .orderBy(asc(contractPayout.dueAt), asc(contractPayout.id));
  if (due.length === 0) return;
  const wallets = await walletsOf(tx, merchant, due);
  await lockBalances(tx, [...wallets.values()]);
  for (const payout of due) {
    const [from, to] = [wallets.get(payout.payerId), wallets.get(payout.payeeId)];
    if (from === undefined || to === undefined) throw new Error(`${payout.id} has no wallets`);
    if (payout.payerId === null || (await amountOn(tx, from)) >= payout.amount)
      await pay(tx, payout, { from, to, now });
    else if (payout.dueAt.getTime() < until.getTime() - TRIED_FOR_MS)
      await change(tx, payout, { status: 'failed' });
  }
}

/** The accounts in the ledger of all who pay and are paid; under null the house's. */
async function walletsOf(
  tx: Database,
  merchant: string,
  due: readonly Payout[],
): Promise<Map<number | null, number>> {
  const wallets = new Map<number | null, number>();
  for (const owner of new Set(due.flatMap(({ payerId, payeeId }) => [payerId, payeeId])))
    wallets.set(
      owner,
      owner === null
        ? await houseAccount(tx, { merchant, kind: HOUSE, currency: CURRENCY })
        : (await walletOf(tx, owner)).account,
    );
  return wallets;
}

async function pay(
  tx: Database,
  payout: Payout,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  const { id, contractId, kind, startAt, amount } = payout;
  // The key names the settlement: the ledger itself would refuse to pay it twice.
  const txnId = await post(tx, {
    scope: `contract:${contractId}`,
    key: startAt.toISOString(),
    requestHash: '',
    kind: kind === 'dividend' ? 'DIVIDEND' : 'SALARY',
    reference: id,
    at: now,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
  await change(tx, payout, { status: 'paid', paidAt: now, txnId });
  // Hourly and real-time ones are only in the records: they would fill the inbox.
  if (kind === 'dividend' || kind === 'daily') {
    const values = { amount: amountText(amount), contract: KIND_TEXTS[kind] };
    await notifyAccounts(tx, [{ accountId: payout.payeeId, name: 'contractPaid', values }], now);
  }
}

async function change(tx: Database, { id }: Payout, changed: Partial<Payout>): Promise<void> {
  await tx.update(contractPayout).set(changed).where(eq(contractPayout.id, id));
}
