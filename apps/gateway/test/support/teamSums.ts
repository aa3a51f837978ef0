import { eq } from 'drizzle-orm';
import { accountDay, accountMonth, teamDay, teamDayChange } from '../../src/agent/schema';
import { NO_CATEGORY } from '../../src/agent/statement';
import type { Database } from '../../src/database/open';
import { bet } from '../../src/games/schema';
import { dayOf } from '../../src/platform/days';
import { account } from '../../src/session/schema';

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

type Sums = Partial<Record<(typeof FIELDS)[number], bigint | number>>;

/** Adds rows up by a key; what comes to nothing is left out. */
function createSums() {
  const found = new Map<string, bigint[]>();
  return {
    add(key: string, more: Sums) {
      const sums = found.get(key) ?? FIELDS.map(() => 0n);
      found.set(
        key,
        sums.map((sum, at) => sum + BigInt(more[FIELDS[at] ?? 'bets'] ?? 0)),
      );
    },
    all: () => new Map([...found].filter(([, sums]) => sums.some((sum) => sum !== 0n)).sort()),
  };
}

/** What is kept of those directly below one agent, by their lineage, day and category. */
export async function keptTeamDays(db: Database): Promise<Map<string, bigint[]>> {
  const { add, all } = createSums();
  for (const table of [teamDay, teamDayChange])
    for (const { lineage, day, gameCategory, ...sums } of await db.select().from(table))
      add(`${lineage} ${day} ${gameCategory}`, sums);
  return all();
}

/** The same, counted from the accounts, all bets, and what is kept of each account. */
export async function countedTeamDays(
  db: Database,
  offsetMinutes: number,
): Promise<Map<string, bigint[]>> {
  const { add, all } = createSums();
  const bets = await db
    .select({ bet, lineage: account.lineage })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId));
  for (const { lineage, bet: one } of bets) {
    const { stake, payout } = one;
    const day = dayOf(one.playedAt, offsetMinutes);
    add(`${lineage} ${day} ${one.gameType}`, { bets: 1, stake, payout });
  }
  const days = await db
    .select({ day: accountDay, lineage: account.lineage })
    .from(accountDay)
    .innerJoin(account, eq(account.id, accountDay.accountId));
  for (const { lineage, day } of days) {
    const { bets, stake: _, payout: __, ...given } = day;
    add(`${lineage} ${day.day} ${NO_CATEGORY}`, { ...given, players: bets > 0 ? 1 : 0 });
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
