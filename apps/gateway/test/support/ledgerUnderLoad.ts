import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../src/database/open';
import { houseAccount, openLedgerAccount, type Posting, post } from '../../src/money/ledger';
import { balance, entry, txn } from '../../src/money/schema';
import { Refusal } from '../../src/platform/refusal';
import { withSlowReads } from '../long/support/withSlowReads';
import { serverUrl } from './engine';
import { openOnServer } from './testDatabase';

const CONNECTIONS = 20;
const MERCHANT = 'parlour';

/** Runs tasks concurrently, at most `most` at a time. */
async function runConcurrently<T>(tasks: readonly (() => Promise<T>)[], most: number) {
  const results: PromiseSettledResult<T>[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < tasks.length; at = next++) {
      const [settled] = await Promise.allSettled([tasks[at]?.() as Promise<T>]);
      results[at] = settled;
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}

/** How often each case is tried. */
export interface Tries {
  opposite: number;
  ring: number;
  overdrawn: number;
}

/** Proves the guarantees of the ledger on PostgreSQL, the only engine where rows are really locked. */
export function proveLedger(tries: Tries): void {
  let database: OpenDatabase;
  let db: Database;
  let house = 0;
  let keys = 0;

  const open = async (amount: bigint): Promise<number> => {
    const account = await openLedgerAccount(db, {
      merchant: MERCHANT,
      kind: `t${keys++}`,
      currency: 'USD',
    });
    if (amount > 0n) await transfer(house, account, amount)();
    return account;
  };
  const move = (on: Database, from: number, to: number, amount: bigint, key = `k${keys++}`) =>
    book(
      on,
      [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
      key,
    );
  const book = (on: Database, postings: Posting[], key = `k${keys++}`) =>
    post(on, { scope: 'test', key, requestHash: '', kind: 'TRANSFER', at: new Date(), postings });
  const transfer = (from: number, to: number, amount: bigint, key?: string) => () =>
    db.transaction((tx) => move(tx, from, to, amount, key));
  const held = async (account: number): Promise<bigint> => {
    const [row] = await db.select().from(balance).where(sql`ledger_account_id = ${account}`);
    return row?.amount ?? 0n;
  };
  /** The invariants that hold whatever happened before. */
  const violations = async (): Promise<string[]> => {
    const found: string[] = [];
    const sums = await db
      .select({
        account: balance.ledgerAccountId,
        amount: balance.amount,
        may: balance.mayBeNegative,
        entries: sql<string>`coalesce(sum(${entry.amount}), 0)`,
      })
      .from(balance)
      .leftJoin(entry, sql`${entry.ledgerAccountId} = ${balance.ledgerAccountId}`)
      .groupBy(balance.ledgerAccountId, balance.amount, balance.mayBeNegative);
    for (const { account, amount, may, entries } of sums) {
      if (BigInt(entries) !== amount) found.push(`${account} holds ${amount}, booked ${entries}`);
      if (amount < 0n && !may) found.push(`${account} is negative`);
    }
    const crooked = await db
      .select({ txnId: entry.txnId })
      .from(entry)
      .groupBy(entry.txnId)
      .having(sql`sum(${entry.amount}) <> 0`);
    return [...found, ...crooked.map(({ txnId }) => `transaction ${txnId} does not sum to zero`)];
  };

  beforeAll(async () => {
    database = await openOnServer(serverUrl());
    db = database.db;
    house = await houseAccount(db, { merchant: MERCHANT, kind: 'house', currency: 'USD' });
  });
  afterAll(() => database.close());

  it('keeps opposite transfers at once apart, without a deadlock', async () => {
    const [one, other] = [await open(10_000n), await open(10_000n)];
    const tasks = Array.from({ length: tries.opposite }, (_, at) =>
      at % 2 === 0 ? transfer(one, other, 37n) : transfer(other, one, 37n),
    );
    const results = await runConcurrently(tasks, CONNECTIONS);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await held(one)) + (await held(other))).toBe(20_000n);
    expect(await violations()).toEqual([]);
  });

  it('lets a ring of ten accounts pay each other in any order', async () => {
    const ring = await Promise.all(Array.from({ length: 10 }, () => open(5_000n)));
    const tasks = Array.from({ length: tries.ring }, (_, at) => {
      const from = ring[(at * 7) % 10] ?? 0;
      const to = ring[(at * 7 + 1 + (at % 9)) % 10] ?? 0;
      return transfer(from, to, BigInt(1 + (at % 50)));
    });
    const results = await runConcurrently(tasks, CONNECTIONS);
    const others = results.filter(
      (one) => one.status === 'rejected' && !(one.reason instanceof Refusal),
    );
    expect(others).toEqual([]);
    const sum = (await Promise.all(ring.map(held))).reduce((total, one) => total + one, 0n);
    expect(sum).toBe(50_000n);
    expect(await violations()).toEqual([]);
  });

  it('never lets more out than there is, however many ask at once', async () => {
    const [wallet, sink] = [await open(1_000n), await open(0n)];
    const tasks = Array.from({ length: tries.overdrawn }, () => transfer(wallet, sink, 7n));
    const results = await runConcurrently(tasks, CONNECTIONS);
    const moved = results.filter(({ status }) => status === 'fulfilled').length;
    expect(moved).toBe(142);
    expect(await held(wallet)).toBe(1_000n - 142n * 7n);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toEqual(new Refusal('INSUFFICIENT_FUNDS'));
    expect(await violations()).toEqual([]);
  });

  it('opens one account of the house, however many need it first', async () => {
    const wanted = { merchant: MERCHANT, kind: 'first-needed', currency: 'USD' };
    const tasks = Array.from(
      { length: 40 },
      () => () => db.transaction((tx) => houseAccount(tx, wanted)),
    );
    const results = await runConcurrently(tasks, CONNECTIONS);
    const opened = results.map((one) => (one.status === 'fulfilled' ? one.value : null));
    expect(opened[0]).toBeTypeOf('number');
    expect(opened).toEqual(opened.map(() => opened[0]));
  });

  it('books each of a hundred keys once, though each is tried twenty times at once', async () => {
    const [from, to] = [await open(100_000n), await open(0n)];
    const before = await db.$count(txn);
    const tasks = Array.from({ length: 2000 }, (_, at) =>
      transfer(from, to, 10n, `same-${at % 100}`),
    );
    const results = await runConcurrently(tasks, CONNECTIONS);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect(await db.$count(txn)).toBe(before + 100);
    expect(await held(to)).toBe(1000n);
    expect(await violations()).toEqual([]);
  });

  describe('when what has been read is acted on late', () => {
    /**
     * Two accounts that pay each other 400 times, one three times as often: with equal numbers the lost payments
     * of both sides could cancel out.
     */
    const paying = async (locks: 'with locks' | 'without locks') => {
      const [one, other] = [await open(10_000n), await open(10_000n)];
      const late = (from: number, to: number) => () =>
        db.transaction((tx) => move(withSlowReads(tx, locks), from, to, 37n));
      const tasks = Array.from({ length: 400 }, (_, at) =>
        at % 4 === 3 ? late(other, one) : late(one, other),
      );
      const results = await runConcurrently(tasks, CONNECTIONS);
      return { one, other, failed: results.filter(({ status }) => status === 'rejected') };
    };

    it('still loses nothing', async () => {
      const { one, other, failed } = await paying('with locks');
      expect(failed).toEqual([]);
      expect((await held(one)) + (await held(other))).toBe(20_000n);
      expect(await violations()).toEqual([]);
    });

    it('loses money in each of three runs without the row locks', async () => {
      for (let run = 0; run < 3; run += 1) {
        const { one, other } = await paying('without locks');
        expect(await violations()).not.toEqual([]);
        // Repairs what the control broke, for the next run.
        await db.execute(sql`update balance set amount =
          (select coalesce(sum(amount), 0) from entry e where e.ledger_account_id = balance.ledger_account_id)
          where ledger_account_id in (${one}, ${other})`);
      }
    });
  });
}
