import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { account, bet, entry, ledgerAccount, txn } from '../database/schema';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import type { TxnKind } from '../money/kinds';
import { isWalletOfAccount } from './memberFacts';
import { type Asked, dayIn, total, within } from './sums';

type Figures = components['schemas']['TeamProfitFigures'];

/** What a row of a statement stands for. */
type Grouping = 'day' | 'account' | 'gameCategory';

/** Sums of a statement in minor units. */
export interface Sums {
  bets: number;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  bonus: bigint;
  salary: bigint;
}

/** A row of sums; `key` is the number of the day, the account's name or the category. */
type SumsRow = Sums & { key: string; accountId: number | null };

/** Where credits stand that belong to no game when rows are categories, so that rows sum to the totals. */
const NO_CATEGORY = 'OTHER';

const CREDITS = {
  rebate: ['REBATE'],
  bonus: ['BONUS', 'REWARD'],
  salary: ['SALARY'],
} as const satisfies Record<string, readonly TxnKind[]>;

/** The statement by rows of one kind: days as they come, names from A on, the most played category first. */
export async function statementRows(
  db: Database,
  asked: Asked,
  grouping: Grouping,
  window?: { limit: number; offset: number },
): Promise<SumsRow[]> {
  const parts = partsOf(db, asked, grouping);
  const order = {
    day: asc(parts.key),
    account: asc(parts.key),
    gameCategory: desc(total(parts.stake)),
  };
  const rows = db
    .select({ key: parts.key, accountId: parts.accountId, ...sumsOf(parts) })
    .from(parts)
    .groupBy(parts.key, parts.accountId)
    .orderBy(order[grouping], asc(parts.key))
    .$dynamic();
  return window === undefined ? rows : rows.limit(window.limit).offset(window.offset);
}

/** The sums of a whole statement and how many rows it has. */
export async function statementTotals(
  db: Database,
  asked: Asked,
  grouping: Grouping,
): Promise<Sums & { rows: number }> {
  const parts = partsOf(db, asked, grouping);
  const [sums] = await db
    .select({ rows: sql<number>`count(distinct ${parts.key})::int`, ...sumsOf(parts) })
    .from(parts);
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}

/** Bets and credits under the keys of their rows; summed by key before they are put together. */
function partsOf(db: Database, { whom, span }: Asked, grouping: Grouping) {
  const keys: Record<Grouping, { bet: SQL; credit: SQL }> = {
    day: { bet: sql`${dayIn(bet.playedAt, span)}`, credit: sql`${dayIn(txn.createdAt, span)}` },
    account: { bet: sql`${account.username}`, credit: sql`${account.username}` },
    gameCategory: { bet: sql`${bet.gameType}`, credit: sql`${NO_CATEGORY}` },
  };
  const key = (of: SQL) => sql<string>`(${of})::text`.as('key');
  const accountId = sql<number | null>`${grouping === 'account' ? account.id : sql`null::int`}`.as(
    'account_id',
  );
  const nothing = (name: string) => sql<bigint>`0::numeric`.as(name);
  const played = db
    .select({
      key: key(keys[grouping].bet),
      accountId,
      bets: sql<number>`count(*)`.as('bets'),
      stake: sql<bigint>`sum(${bet.stake})`.as('stake'),
      payout: sql<bigint>`sum(${bet.payout})`.as('payout'),
      rebate: nothing('rebate'),
      bonus: nothing('bonus'),
      salary: nothing('salary'),
    })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(whom, within(bet.playedAt, span)))
    .groupBy(sql`1, 2`);
  const credit = (name: keyof typeof CREDITS) =>
    sql<bigint>`coalesce(sum(${entry.amount}) filter (where ${inArray(txn.kind, [...CREDITS[name]])}), 0)`.as(
      name,
    );
  const credited = db
    .select({
      key: key(keys[grouping].credit),
      accountId,
      bets: sql<number>`0::bigint`.as('bets'),
      stake: nothing('stake'),
      payout: nothing('payout'),
      rebate: credit('rebate'),
      bonus: credit('bonus'),
      salary: credit('salary'),
    })
    .from(entry)
    .innerJoin(txn, eq(txn.id, entry.txnId))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.ledgerAccountId))
    .innerJoin(account, isWalletOfAccount)
    .where(
      and(
        whom,
        within(txn.createdAt, span),
        inArray(txn.kind, Object.values(CREDITS).flat()),
        // A bonus that was taken back counts off; a salary that an agent pays is none that he was paid.
        or(gt(entry.amount, 0n), inArray(txn.kind, [...CREDITS.bonus])),
      ),
    )
    .groupBy(sql`1, 2`);
  return unionAll(played, credited).as('parts');
}

function sumsOf(parts: ReturnType<typeof partsOf>) {
  return {
    bets: sql`coalesce(sum(${parts.bets}), 0)`.mapWith(Number),
    stake: total(parts.stake),
    payout: total(parts.payout),
    rebate: total(parts.rebate),
    bonus: total(parts.bonus),
    salary: total(parts.salary),
  };
}

/** The result of the players: negative when they lost. */
export function profitOf({ stake, payout, rebate, bonus, salary }: Omit<Sums, 'bets'>): bigint {
  return payout + rebate + bonus + salary - stake;
}

/** Sums as the contract writes them; what is staked is what counts, for every bet is decided. */
export function toFigures(sums: Sums): Figures {
  return {
    betCount: sums.bets,
    betAmount: formatAmount(sums.stake),
    validBet: formatAmount(sums.stake),
    payout: formatAmount(sums.payout),
    rebate: formatAmount(sums.rebate),
    bonus: formatAmount(sums.bonus),
    salary: formatAmount(sums.salary),
    profitLoss: formatAmount(profitOf(sums)),
  };
}

export const NO_SUMS: Sums = { bets: 0, stake: 0n, payout: 0n, rebate: 0n, bonus: 0n, salary: 0n };
