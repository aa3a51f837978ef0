import { count, eq, ne, or, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '../src/money/amount';
import { amountOn, openLedgerAccount, type Posting, post } from '../src/money/ledger';
import { balance, entry, txn } from '../src/money/schema';
import { Refusal } from '../src/platform/refusal';
import { openTestDatabase } from './support/testDatabase';

/** An entry that differs from its transaction. */
const differs = or(ne(entry.kind, txn.kind), ne(entry.at, txn.createdAt));

const LARGEST = 10n ** 17n - 1n;

describe('amounts', () => {
  it('come back from their text as they were', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LARGEST, max: LARGEST }), (minor) => {
        expect(parseAmount(formatAmount(minor))).toBe(minor);
      }),
      { numRuns: 5000 },
    );
  });

  it('are refused unless they have exactly two digits after one point', () => {
    for (const text of [
      '',
      '1',
      '1.0',
      '1.000',
      '.50',
      '1,00',
      '1e2',
      ' 1.00',
      '+1.00',
      '٣.٠٠',
      '-',
    ])
      expect(() => parseAmount(text), text).toThrow(RangeError);
  });
});

describe('the ledger', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let [wallet, house] = [0, 0];
  let key = 0;

  const book = (postings: Posting[], ownKey = `k${key++}`) =>
    database.db.transaction((tx) =>
      post(tx, {
        scope: 'test',
        key: ownKey,
        requestHash: '',
        kind: 'ADJUSTMENT',
        at: new Date(),
        postings,
      }),
    );
  const held = () => amountOn(database.db, wallet);

  beforeAll(async () => {
    database = await openTestDatabase();
    const fresh = { merchant: 'parlour', currency: 'USD' };
    wallet = await openLedgerAccount(database.db, { ...fresh, kind: 'test' });
    house = await openLedgerAccount(database.db, { ...fresh, kind: 'owing', mayBeNegative: true });
    await book([
      { account: house, amount: -100n },
      { account: wallet, amount: 100n },
    ]);
  });
  afterAll(() => database.close());

  it('refuses what is not covered and books nothing of it', async () => {
    const tooMuch = book([
      { account: wallet, amount: -101n },
      { account: house, amount: 101n },
    ]);
    await expect(tooMuch).rejects.toEqual(new Refusal('INSUFFICIENT_FUNDS'));
    expect(await held()).toBe(100n);
  });

  it('does not cover a stake by the win that it brings', async () => {
    const onCredit = book([
      { account: wallet, amount: -150n },
      { account: house, amount: 150n },
      { account: house, amount: -400n },
      { account: wallet, amount: 400n },
    ]);
    await expect(onCredit).rejects.toEqual(new Refusal('INSUFFICIENT_FUNDS'));
  });

  it('refuses postings that do not sum to zero, in code and in the database', async () => {
    await expect(book([{ account: wallet, amount: 5n }])).rejects.toThrow(RangeError);
    const behindItsBack = database.db.transaction(async (tx) => {
      const txnId = await post(tx, {
        scope: 'test',
        key: 'unbalanced',
        requestHash: '',
        kind: 'ADJUSTMENT',
        at: new Date(),
        postings: [
          { account: wallet, amount: -1n },
          { account: house, amount: 1n },
        ],
      });
      await tx
        .insert(entry)
        .values({ txnId, ledgerAccountId: wallet, amount: 7n, balanceAfter: 7n });
    });
    await expect(behindItsBack).rejects.toThrow();
    expect(await held()).toBe(100n);
  });

  it('books nothing outside a transaction, where no lock would hold', async () => {
    const movement = { scope: 'test', key: 'loose', requestHash: '', kind: 'ADJUSTMENT' as const };
    const postings = [
      { account: wallet, amount: -1n },
      { account: house, amount: 1n },
    ];
    const loose = post(database.db, { ...movement, at: new Date(), postings });
    await expect(loose).rejects.toThrow(/inside a transaction/);
  });

  it('tells kind and moment of its transaction with each entry, also with one that was written without', async () => {
    const { db } = database;
    const [told] = await db
      .select({ all: count(), wrong: sql<number>`(count(*) filter (where ${differs}))::int` })
      .from(entry)
      .innerJoin(txn, eq(txn.id, entry.txnId));
    expect(told).toMatchObject({ wrong: 0 });
    expect(told?.all).toBeGreaterThan(1000);
    const at = new Date(Date.UTC(2026, 2, 14, 15, 9, 26));
    const txnId = await db.transaction(async (tx) => {
      const movement = { scope: 'test', key: 'older', requestHash: '', kind: 'BONUS' } as const;
      const postings = [
        { account: house, amount: -3n },
        { account: wallet, amount: 3n },
        { account: wallet, amount: -3n },
        { account: house, amount: 3n },
      ];
      const booked = await post(tx, { ...movement, at, postings });
      const base = { txnId: booked, balanceAfter: 0n };
      await tx.insert(entry).values([
        { ...base, ledgerAccountId: house, amount: -1n },
        { ...base, ledgerAccountId: house, amount: 1n },
      ]);
      return booked;
    });
    const rows = await db.select().from(entry).where(eq(entry.txnId, txnId));
    expect(rows.map((row) => [row.kind, row.at])).toEqual(rows.map(() => ['BONUS', at]));
    expect(rows).toHaveLength(6);
  });

  it('never changes or removes what is booked', async () => {
    const { db } = database;
    await expect(db.update(entry).set({ amount: 1n })).rejects.toThrow();
    await expect(db.delete(entry)).rejects.toThrow();
  });

  it('refuses a second movement under the same key', async () => {
    const move = [
      { account: wallet, amount: -10n },
      { account: house, amount: 10n },
    ];
    await book(move, 'once');
    await expect(book(move, 'once')).rejects.toThrow();
    expect(await held()).toBe(90n);
  });

  it('keeps every balance equal to the sum of its entries and all of them at zero', async () => {
    const sums = await database.db
      .select({
        id: balance.ledgerAccountId,
        amount: balance.amount,
        entries: sql<string>`coalesce(sum(${entry.amount}), 0)`,
      })
      .from(balance)
      .leftJoin(entry, eq(entry.ledgerAccountId, balance.ledgerAccountId))
      .groupBy(balance.ledgerAccountId, balance.amount);
    expect(sums.length).toBeGreaterThan(6);
    for (const { amount, entries } of sums) expect(BigInt(entries)).toBe(amount);
    expect(sums.reduce((total, { amount }) => total + amount, 0n)).toBe(0n);
  });
});
