import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { Movement } from './ledger';
import { balance, entry, txn } from './schema';

const CHUNK = 1000;

function* chunksOf<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

/**
 * Books many movements at once, oldest first, as `post` would have booked them one by one, and gives the numbers of the
 * transactions in the same order. The caller has made sure that each is covered; one that is not is an error.
 */
export async function bookMany(tx: Database, movements: readonly Movement[]): Promise<number[]> {
  const ids = [...new Set(movements.flatMap(({ postings }) => postings.map((one) => one.account)))];
  const balances = new Map<number, { amount: bigint; mayBeNegative: boolean }>();
  for (const some of chunksOf(ids)) {
    const rows = await tx
      .select()
      .from(balance)
      .where(inArray(balance.ledgerAccountId, some))
      .orderBy(asc(balance.ledgerAccountId))
      .for('update');
    for (const { ledgerAccountId, ...row } of rows) balances.set(ledgerAccountId, row);
  }
  const booked: number[] = [];
  for (const some of chunksOf(movements)) {
    const rows = await tx
      .insert(txn)
      .values(
        some.map(({ key, at, postings: _, ...movement }) => ({
          ...movement,
          idempotencyKey: key,
          createdAt: at,
        })),
      )
      .returning({ id: txn.id });
    const entries = some.flatMap((movement, at) =>
      entriesOf(movement, rows[at]?.id ?? 0, balances),
    );
    for (const part of chunksOf(entries)) await tx.insert(entry).values(part);
    booked.push(...rows.map(({ id }) => id));
  }
  const amounts = [...balances.values()].map(({ amount }) => amount.toString());
  await tx
    .update(balance)
    .set({ amount: sql`booked.amount` })
    .from(
      sql`unnest(${sql.param([...balances.keys()])}::int[], ${sql.param(amounts)}::bigint[]) as booked(id, amount)`,
    )
    .where(sql`${balance.ledgerAccountId} = booked.id`);
  return booked;
}

function entriesOf(
  { key, kind, at, postings }: Movement,
  txnId: number,
  balances: ReadonlyMap<number, { amount: bigint; mayBeNegative: boolean }>,
) {
  if (postings.reduce((sum, { amount }) => sum + amount, 0n) !== 0n)
    throw new RangeError(`The postings of ${key} have to sum to zero`);
  return postings.map(({ account, amount }) => {
    const of = balances.get(account);
    if (of === undefined) throw new Error(`No such ledger account: ${account}`);
    of.amount += amount;
    if (of.amount < 0n && amount < 0n && !of.mayBeNegative)
      throw new RangeError(`${key} takes more than account ${account} holds`);
    return { txnId, ledgerAccountId: account, amount, balanceAfter: of.amount, kind, at };
  });
}
