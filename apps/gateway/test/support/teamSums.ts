import { eq } from 'drizzle-orm';
import {
  accountDay,
  accountMonth,
  teamDay,
  teamDayChange,
  teamListChange,
  teamListDay,
} from '../../src/agent/schema';
import { NO_CATEGORY } from '../../src/agent/statement';
import type { Database } from '../../src/database/open';
import { bet } from '../../src/games/schema';
import { entry, ledgerAccount, txn } from '../../src/money/schema';
import { dayOf } from '../../src/platform/days';
import { account } from '../../src/session/schema';
import { deposit, transfer, withdrawal } from '../../src/wallet/schema';

/** The sums that are kept of a day. */
export const DAY_SUMS = [
  'bets',
  'stake',
  'payout',
  'rebate',
  'bonus',
  'salary',
  'depositCount',
  'deposits',
  'withdrawals',
] as const;
const FIELDS = ['players', ...DAY_SUMS] as const;

/** Adds rows up by a key; what comes to nothing is left out. */
function createSums<Field extends string>(fields: readonly Field[]) {
  const found = new Map<string, bigint[]>();
  return {
    add(key: string, more: Partial<Record<Field, bigint | number>>) {
      const sums = found.get(key) ?? fields.map(() => 0n);
      found.set(
        key,
        sums.map((sum, at) => {
          const field = fields[at];
          return sum + BigInt((field && more[field]) ?? 0);
        }),
      );
    },
    all: () => new Map([...found].filter(([, sums]) => sums.some((sum) => sum !== 0n)).sort()),
  };
}

/** Every agent above somebody. */
const agentsOf = (lineage: string): string[] => lineage.split('/').filter(Boolean);

/** What is kept of everybody below an agent, by agent, day and category. */
export async function keptTeamDays(db: Database): Promise<Map<string, bigint[]>> {
  const { add, all } = createSums(FIELDS);
  for (const { agentId, day, gameCategory, ...sums } of await db.select().from(teamDay))
    add(`${agentId} ${day} ${gameCategory}`, sums);
  for (const { lineage, day, gameCategory, ...sums } of await db.select().from(teamDayChange))
    for (const agentId of agentsOf(lineage)) add(`${agentId} ${day} ${gameCategory}`, sums);
  return all();
}

/** The same, counted from the accounts, all bets, and what is kept of each account. */
export async function countedTeamDays(
  db: Database,
  offsetMinutes: number,
): Promise<Map<string, bigint[]>> {
  const { add, all } = createSums(FIELDS);
  const bets = await db
    .select({ bet, lineage: account.lineage })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId));
  for (const { lineage, bet: one } of bets) {
    const { stake, payout } = one;
    const day = dayOf(one.playedAt, offsetMinutes);
    for (const agentId of agentsOf(lineage))
      add(`${agentId} ${day} ${one.gameType}`, { bets: 1, stake, payout });
  }
  const days = await db
    .select({ day: accountDay, lineage: account.lineage })
    .from(accountDay)
    .innerJoin(account, eq(account.id, accountDay.accountId));
  for (const { lineage, day } of days) {
    const { bets, stake: _, payout: __, ...given } = day;
    for (const agentId of agentsOf(lineage))
      add(`${agentId} ${day.day} ${NO_CATEGORY}`, { ...given, players: bets > 0 ? 1 : 0 });
  }
  return all();
}

const LIST_FIELDS = ['rows', 'amount', 'fee'] as const;

/** What is kept of the lists of everybody below an agent, by agent, day, list and state. */
export async function keptTeamLists(db: Database): Promise<Map<string, bigint[]>> {
  const { add, all } = createSums(LIST_FIELDS);
  for (const { agentId, day, list, state, ...sums } of await db.select().from(teamListDay))
    add(`${agentId} ${day} ${list} ${state}`, sums);
  for (const { lineage, day, list, state, ...sums } of await db.select().from(teamListChange))
    for (const agentId of agentsOf(lineage)) add(`${agentId} ${day} ${list} ${state}`, sums);
  return all();
}

/** The same, counted from all movements and orders. */
export async function countedTeamLists(
  db: Database,
  offsetMinutes: number,
): Promise<Map<string, bigint[]>> {
  const { add, all } = createSums(LIST_FIELDS);
  const lineages = new Map(
    (await db.select().from(account)).map(({ id, lineage }) => [id, lineage]),
  );
  const count = (accountId: number, at: Date, what: string, amount: bigint, fee = 0n) => {
    for (const agentId of agentsOf(lineages.get(accountId) ?? ''))
      add(`${agentId} ${dayOf(at, offsetMinutes)} ${what}`, { rows: 1, amount, fee });
  };
  const movements = await db
    .select({
      ownerId: ledgerAccount.ownerId,
      kind: txn.kind,
      amount: entry.amount,
      at: txn.createdAt,
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .where(eq(ledgerAccount.kind, 'wallet'));
  for (const { ownerId, kind, amount, at } of movements)
    if (amount > 0n) count(ownerId ?? 0, at, `income ${kind}`, amount);
    else count(ownerId ?? 0, at, `outgo ${kind}`, -amount);
  for (const { accountId, creditedAt, createdAt, state, amount, fee } of await db
    .select()
    .from(deposit))
    count(accountId, creditedAt ?? createdAt, `deposit ${state}`, amount, fee);
  for (const { accountId, paidAt, createdAt, state, amount, fee } of await db
    .select()
    .from(withdrawal))
    count(accountId, paidAt ?? createdAt, `withdrawal ${state}`, amount, fee);
  for (const { kind, giverId, receiverId, createdAt, amount } of await db.select().from(transfer)) {
    if (kind === 'WALLET') continue;
    count(giverId, createdAt, 'transferOut ', amount);
    count(receiverId, createdAt, 'transferIn ', amount);
  }
  return all();
}

/** The days on which accounts bet, and those that a statement has a row for, as months keep them. */
export async function keptMonths(db: Database): Promise<string[]> {
  const rows = await db.select().from(accountMonth);
  return rows
    .flatMap(({ accountId, month, lineage, played, stated }) =>
      Array.from({ length: 31 }, (_, at) => at).flatMap((at) => {
        const has = (days: number) => ((days >> at) & 1) === 1;
        const day = `${month.slice(0, 8)}${String(at + 1).padStart(2, '0')}`;
        const names = [has(played) ? 'played' : '', has(stated) ? 'stated' : ''];
        return names.filter(Boolean).map((name) => `${accountId} ${lineage} ${day} ${name}`);
      }),
    )
    .sort();
}

/** The same from the days themselves. */
export async function countedMonths(db: Database): Promise<string[]> {
  const rows = await db
    .select({ day: accountDay, lineage: account.lineage })
    .from(accountDay)
    .innerJoin(account, eq(account.id, accountDay.accountId));
  return rows
    .flatMap(({ lineage, day: { accountId, day, bets, rebate, bonus, salary } }) => {
      const isStated = bets !== 0 || [rebate, bonus, salary].some((amount) => amount !== 0n);
      const names = [bets > 0 ? 'played' : '', isStated ? 'stated' : ''];
      return names.filter(Boolean).map((name) => `${accountId} ${lineage} ${day} ${name}`);
    })
    .sort();
}
