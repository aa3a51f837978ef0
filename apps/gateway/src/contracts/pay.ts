import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { bookMany } from '../money/bookMany';
import { houseAccount, USERS_WALLET } from '../money/ledger';
import { lockBalances } from '../money/lockBalances';
import { balance, ledgerAccount } from '../money/schema';
import { DAY_MS } from '../platform/days';
import { CURRENCY, HOUSE } from '../session/accounts';
import type { ContractKind } from './kinds';
import { KIND_TEXTS, PAGES } from './notifySides';
import { contract, contractPayout } from './schema';

type Payout = typeof contractPayout.$inferSelect;

/** Payouts that are booked at once. */
const CHUNK = 500;

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
  const held = await amountsOn(tx, [...wallets.values()]);
  const covered: Covered[] = [];
  // Who is paid first may pay others with it.
  for (const payout of due) {
    const { payerId, payeeId, amount } = payout;
    const [from, to] = [wallets.get(payerId), wallets.get(payeeId)];
    if (from === undefined || to === undefined) throw new Error(`${payout.id} has no wallets`);
    if (payerId === null || (held.get(from) ?? 0n) >= amount) {
      held.set(from, (held.get(from) ?? 0n) - amount);
      held.set(to, (held.get(to) ?? 0n) + amount);
      covered.push({ payout, from, to });
    } else if (payout.dueAt.getTime() < until.getTime() - TRIED_FOR_MS) await fail(tx, payout, now);
  }
  for (let at = 0; at < covered.length; at += CHUNK)
    await pay(tx, covered.slice(at, at + CHUNK), now);
}

/** The accounts in the ledger of all who pay and are paid; under null the house's. */
async function walletsOf(
  tx: Database,
  merchant: string,
  due: readonly Payout[],
): Promise<Map<number | null, number>> {
  const owners = new Set(due.flatMap(({ payerId, payeeId }) => [payerId, payeeId]));
  const people = [...owners].filter((owner) => owner !== null);
  const rows = await tx
    .select({ id: ledgerAccount.id, ownerId: ledgerAccount.ownerId })
    .from(ledgerAccount)
    .where(
      and(
        sql`${ledgerAccount.ownerId} = any(${sql.param(people)}::int[])`,
        eq(ledgerAccount.kind, USERS_WALLET),
      ),
    );
  const wallets = new Map(rows.map(({ id, ownerId }) => [ownerId, id]));
  if (owners.has(null))
    wallets.set(null, await houseAccount(tx, { merchant, kind: HOUSE, currency: CURRENCY }));
  return wallets;
}

async function amountsOn(tx: Database, wallets: readonly number[]): Promise<Map<number, bigint>> {
  const rows = await tx
    .select({ id: balance.ledgerAccountId, amount: balance.amount })
    .from(balance)
    .where(sql`${balance.ledgerAccountId} = any(${sql.param([...wallets])}::int[])`);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** A payout that the payer's wallet covers, and both wallets. */
interface Covered {
  payout: Payout;
  from: number;
  to: number;
}

async function pay(tx: Database, covered: readonly Covered[], now: Date): Promise<void> {
  const txnIds = await bookMany(
    tx,
    covered.map(({ payout: { id, contractId, kind, startAt, amount }, from, to }) => ({
      // The key names the settlement: the ledger itself would refuse to pay it twice.
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
    })),
  );
  const ids = covered.map(({ payout }) => payout.id);
  await tx
    .update(contractPayout)
    .set({ status: 'paid', paidAt: now, txnId: sql`booked.txn_id` })
    .from(
      sql`unnest(${sql.param(ids)}::text[], ${sql.param(txnIds)}::int[]) as booked(payout_id, txn_id)`,
    )
    .where(sql`${contractPayout.id} = booked.payout_id`);
  // Hourly and real-time ones are only in the records: they would fill the inbox.
  const told = covered.flatMap(({ payout: { kind, amount, payeeId } }) =>
    kind === 'dividend' || kind === 'daily'
      ? [
          {
            accountId: payeeId,
            name: 'contractPaid' as const,
            values: { amount: amountText(amount), contract: KIND_TEXTS[kind] },
          },
        ]
      : [],
  );
  await notifyAccounts(tx, told, now);
}

/** Gives a payout up, and tells both sides; neither learns of the other's balance (AG-10). */
async function fail(tx: Database, payout: Payout, now: Date): Promise<void> {
  const { kind, payerId, payeeId, amount } = payout;
  await tx.update(contractPayout).set({ status: 'failed' }).where(eq(contractPayout.id, payout.id));
  const values = { amount: amountText(amount), contract: KIND_TEXTS[kind], page: PAGES[kind] };
  const sides = [payerId, payeeId].filter((id) => id !== null);
  await notifyAccounts(
    tx,
    sides.map((accountId) => ({ accountId, name: 'contractUnpaid' as const, values })),
    now,
  );
}
