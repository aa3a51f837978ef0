import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { accountDay, teamChange, teamGroup } from '../src/agent/schema';
import type { Database } from '../src/database/open';
import { bet } from '../src/games/schema';
import { balance, entry, ledgerAccount } from '../src/money/schema';
import { dayOf } from '../src/platform/days';
import { createRandom } from '../src/platform/random';
import { account } from '../src/session/schema';
import { creditDeposit, memberPaymentAccounts, payOut, setAside } from '../src/wallet/payments';
import { deposit, withdrawal } from '../src/wallet/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { type OldDatabase, openOldDatabase } from './support/oldDatabase';
import { bookFunds } from './support/promotions';
import { DAY_SUMS } from './support/teamSums';
import { openBankAccount, ownerOf } from './support/wallet';

const HOUR = 3_600_000;
const PEOPLE = ['member1', 'agent1', 'cove1', 'first1'];

type Sums = Record<(typeof DAY_SUMS)[number], bigint>;

const nothing = (): Sums => Object.fromEntries(DAY_SUMS.map((name) => [name, 0n])) as Sums;

/** The maintained totals by account and day, without days on which all are 0. */
async function maintainedSums(db: Database): Promise<Map<string, Sums>> {
  const rows = await db.select().from(accountDay);
  const kept = rows.map(({ accountId, day, lineage: _, ...row }): [string, Sums] => [
    `${accountId} ${day}`,
    { ...row, bets: BigInt(row.bets), depositCount: BigInt(row.depositCount) },
  ]);
  return new Map(kept.filter(([, sums]) => DAY_SUMS.some((field) => sums[field] !== 0n)).sort());
}

/** The same, counted from all bets, entries and orders. */
async function countedSums(db: Database, offsetMinutes: number): Promise<Map<string, Sums>> {
  const counted = new Map<string, Sums>();
  const add = (accountId: number, at: Date, more: Partial<Sums>) => {
    const key = `${accountId} ${dayOf(at, offsetMinutes)}`;
    const sums = counted.get(key) ?? nothing();
    for (const field of DAY_SUMS) sums[field] += more[field] ?? 0n;
    counted.set(key, sums);
  };
  for (const { accountId, playedAt, stake, payout } of await db.select().from(bet))
    add(accountId, playedAt, { bets: 1n, stake, payout });
  const entries = await db
    .select({
      ownerId: ledgerAccount.ownerId,
      kind: entry.kind,
      amount: entry.amount,
      at: entry.at,
    })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .where(and(eq(ledgerAccount.kind, 'wallet'), isNotNull(ledgerAccount.ownerId)));
  for (const { ownerId, kind, amount, at } of entries) {
    const owner = ownerId ?? 0;
    if (kind === 'REBATE') add(owner, at, { rebate: amount });
    if (['BONUS', 'REWARD', 'POINTS'].includes(kind)) add(owner, at, { bonus: amount });
    if (kind === 'SALARY' && amount > 0n) add(owner, at, { salary: amount });
  }
  for (const { accountId, creditedAt, amount } of await db.select().from(deposit))
    if (creditedAt !== null) add(accountId, creditedAt, { depositCount: 1n, deposits: amount });
  for (const { accountId, paidAt, amount } of await db.select().from(withdrawal))
    if (paidAt !== null) add(accountId, paidAt, { withdrawals: amount });
  const some = [...counted].filter(([, sums]) => DAY_SUMS.some((field) => sums[field] !== 0n));
  return new Map(some.sort());
}

interface Group {
  people: number;
  balance: bigint;
}

/** The maintained totals of those directly below one agent, by their lineage. */
async function maintainedGroups(db: Database): Promise<Map<string, Group>> {
  const groups = new Map<string, Group>();
  for (const table of [teamGroup, teamChange])
    for (const { lineage, people, balance: held } of await db.select().from(table)) {
      const group = groups.get(lineage) ?? { people: 0, balance: 0n };
      groups.set(lineage, { people: group.people + people, balance: group.balance + held });
    }
  return new Map([...groups].sort());
}

/** The same, counted from all accounts and their wallets. */
async function countedGroups(db: Database): Promise<Map<string, Group>> {
  const groups = new Map<string, Group>();
  const add = (lineage: string, people: number, held: bigint) => {
    const group = groups.get(lineage) ?? { people: 0, balance: 0n };
    groups.set(lineage, { people: group.people + people, balance: group.balance + held });
  };
  for (const { lineage } of await db.select().from(account)) add(lineage, 1, 0n);
  const held = await db
    .select({ lineage: account.lineage, amount: balance.amount, kind: ledgerAccount.kind })
    .from(balance)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, balance.ledgerAccountId))
    .innerJoin(account, eq(account.id, ledgerAccount.ownerId));
  for (const { lineage, amount, kind } of held)
    if (kind === 'wallet' || kind.startsWith('vendor:')) add(lineage, 0, amount);
  return new Map([...groups].sort());
}

describe('sums by day', () => {
  let gateway: TestGateway;
  afterEach(() => gateway.close());

  const depositOf = async (accountId: number, amount: bigint, credited: boolean) => {
    const [row] = await gateway.db
      .insert(deposit)
      .values({
        id: `dp-${randomUUID()}`,
        accountId,
        methodId: 'dm-bank',
        amount,
        fee: amount / 100n,
        state: 'PENDING',
        steps: [],
        createdAt: new Date(gateway.now()),
        expiresAt: new Date(gateway.now() + HOUR),
      })
      .returning();
    if (row === undefined) throw new Error('The deposit was not written');
    gateway.pass(HOUR);
    if (credited)
      await gateway.db.transaction(async (tx) =>
        creditDeposit(tx, row, await memberPaymentAccounts(tx, accountId), new Date(gateway.now())),
      );
  };

  const withdrawalOf = async (accountId: number, username: string, amount: bigint) => {
    await bookFunds(gateway, accountId, amount, 'ADJUSTMENT');
    const bankAccountId = await openBankAccount(gateway, username);
    const [row] = await gateway.db
      .insert(withdrawal)
      .values({
        id: `wd-${randomUUID()}`,
        accountId,
        methodId: 'wm-bank',
        bankAccountId,
        amount,
        fee: 0n,
        receivedAmount: 0n,
        state: 'REVIEWING',
        steps: [],
        createdAt: new Date(gateway.now()),
      })
      .returning();
    if (row === undefined) throw new Error('The withdrawal was not written');
    const intent = { scope: `account:${accountId}`, key: row.id, requestHash: '' };
    const at = () => new Date(gateway.now());
    await gateway.db.transaction(async (tx) =>
      setAside(tx, row, await memberPaymentAccounts(tx, accountId), { intent, at: at() }),
    );
    gateway.pass(7 * HOUR);
    await gateway.db.transaction(async (tx) => {
      await payOut(tx, row, await memberPaymentAccounts(tx, accountId), at());
      const paid = { state: 'PAID', paidAt: at() };
      await tx.update(withdrawal).set(paid).where(eq(withdrawal.id, row.id));
    });
  };

  const playOf = (accountId: number, stakes: readonly bigint[]) =>
    gateway.db
      .insert(bet)
      .values(
        stakes.map((stake, at) => ({
          id: `rd-${randomUUID()}`,
          accountId,
          vassalage: 'LNW',
          gameType: 'RNG',
          stake,
          payout: at % 2 === 0 ? 0n : stake * 2n,
          playedAt: new Date(gateway.now() - at * HOUR),
        })),
      )
      .returning({ id: bet.id });

  it('[AC-03] are those that are counted anew, whatever has moved', async () => {
    gateway = await startGateway({ UTC_OFFSET_MINUTES: '345' });
    const random = createRandom(24);
    const people = await Promise.all(PEOPLE.map((name) => ownerOf(gateway, name)));
    // The groups are summed up first, so that later changes are applied to existing totals.
    for (const wait of [0, 20_000]) {
      gateway.pass(wait);
      await gateway.runJobs();
    }
    expect(await gateway.db.select().from(teamGroup)).not.toEqual([]);
    for (let turn = 0; turn < 90; turn += 1) {
      const { id, username } = random.pick(people);
      const amount = BigInt(random.int(1, 500_00));
      gateway.pass(random.int(0, 9) * HOUR);
      switch (random.int(0, 7)) {
        case 0:
          await bookFunds(gateway, id, amount, random.pick(['BONUS', 'REWARD', 'POINTS'] as const));
          break;
        case 1:
          await bookFunds(gateway, id, amount, 'BONUS');
          await bookFunds(gateway, id, -amount, 'BONUS');
          break;
        case 2:
          await bookFunds(gateway, id, amount, random.pick(['REBATE', 'SALARY'] as const));
          break;
        case 3:
          await bookFunds(gateway, id, amount, 'ADJUSTMENT');
          await bookFunds(gateway, id, -amount, random.pick(['SALARY', 'DIVIDEND'] as const));
          break;
        case 4:
          await depositOf(id, amount, random.int(0, 3) > 0);
          break;
        case 5:
          await withdrawalOf(id, username, amount);
          break;
        case 6: {
          const [first] = await playOf(id, [amount, amount + 1n]);
          if (random.int(0, 1) === 0)
            await gateway.db.delete(bet).where(eq(bet.id, first?.id ?? ''));
          break;
        }
        default: {
          const [first] = await playOf(id, [amount, 7n, amount * 3n]);
          const changed = { stake: amount * 2n };
          await gateway.db
            .update(bet)
            .set(changed)
            .where(eq(bet.id, first?.id ?? ''));
        }
      }
    }
    const kept = await maintainedSums(gateway.db);
    expect(kept.size).toBeGreaterThan(PEOPLE.length);
    expect(kept).toEqual(await countedSums(gateway.db, 345));
    expect(await gateway.db.select().from(teamChange)).not.toEqual([]);
    expect(await maintainedGroups(gateway.db)).toEqual(await countedGroups(gateway.db));
    // Somebody who moves in the team takes all totals along.
    const [first, other] = [await ownerOf(gateway, 'first1'), await ownerOf(gateway, 'cove1')];
    const place = { uplineId: other.id, lineage: `${other.lineage}${other.id}/` };
    await gateway.db.update(account).set(place).where(eq(account.id, first.id));
    expect(await maintainedGroups(gateway.db)).toEqual(await countedGroups(gateway.db));
    const moved = await gateway.db
      .selectDistinct({ lineage: accountDay.lineage })
      .from(accountDay)
      .where(eq(accountDay.accountId, first.id));
    expect(moved).toEqual([{ lineage: place.lineage }]);
  });

  it('move to the days of a merchant whose days begin at another moment', async () => {
    gateway = await startGateway();
    const before = await maintainedSums(gateway.db);
    expect(before).toEqual(await countedSums(gateway.db, 0));
    const moved = await startGateway({ UTC_OFFSET_MINUTES: '-570' }, gateway);
    const after = await maintainedSums(gateway.db);
    expect(after).toEqual(await countedSums(gateway.db, -570));
    expect(after).not.toEqual(before);
    await moved.app.close();
  });
});

describe('what an older version has left', () => {
  let old: OldDatabase;
  afterEach(() => old.close());

  it('is summed by day as the tables are brought up to date', async () => {
    old = await openOldDatabase('0008_houses_told_apart');
    const at = (hour: number) => `2026-01-31T${hour}:30:00Z`;
    const run = (text: string) => old.query(text);
    await run(`insert into account (id, merchant, username, nickname, type, language, currency, registered_at)
      overriding system value values (1, 'parlour', 'ann', 'ann', 0, 'EN', 'USD', '${at(10)}')`);
    await run(`insert into ledger_account (id, owner_id, merchant, kind, currency) overriding system value
      values (11, 1, null, 'wallet', 'USD'), (12, null, 'parlour', 'house', 'USD')`);
    await run(`insert into balance (ledger_account_id, amount, may_be_negative)
      values (11, 900, false), (12, -900, true)`);
    await run(`insert into txn (id, scope, idempotency_key, request_hash, kind, created_at)
      overriding system value values (1, 'past', '1', '', 'BONUS', '${at(11)}')`);
    await run(`insert into entry (txn_id, ledger_account_id, amount, balance_after, kind, at) values
      (1, 11, 900, 900, 'BONUS', '${at(11)}'), (1, 12, -900, -900, 'BONUS', '${at(11)}')`);
    for (const [id, hour] of [
      ['rd-1', 12],
      ['rd-2', 13],
    ] as const)
      await run(`insert into bet (id, account_id, vassalage, game_type, stake, payout, played_at)
        values ('${id}', 1, 'LNW', 'RNG', 200, 50, '${at(hour)}')`);
    await old.update();
    const sums = { ...nothing(), bets: 2n, stake: 400n, payout: 100n, bonus: 900n };
    expect(await maintainedSums(old.db)).toEqual(new Map([['1 2026-01-31', sums]]));
    expect(await maintainedGroups(old.db)).toEqual(new Map([['/', { people: 1, balance: 900n }]]));
  });
});
