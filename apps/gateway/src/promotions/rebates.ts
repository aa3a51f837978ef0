import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { accountRebate, rebateClaim } from '../database/schema';
import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { shareOf } from '../money/rates';
import type { Intent } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { betsIn } from './counting';
import { creditOnce } from './credit';
import type { Texts } from './texts';

type Schemas = components['schemas'];

/** What of a bet comes back by category, in basis points, in the order of the lobby (LOB-10). */
const RATES: readonly (readonly [category: string, rate: number | null])[] = [
  ['LOTT', 100],
  ['ELOTT', 100],
  ['PVP', null],
  ['FISH', 100],
  ['RNG', 120],
  ['LIVE', 80],
  ['SPORTS', 100],
  ['ESPORTS', 100],
];

/** Least rebate that can be taken, in minor units. */
const MINIMUM = 1_00n;
/** A bet is written within this time of its moment, so that no later one falls before a statement's end. */
const SETTLES_WITHIN_MS = 10_000;
const STATEMENT = /^rs-([0-9a-z]{6,9})-([0-9a-z]{6,9})$/;
const TITLE: Texts = { EN: 'Manual rebate', CN: '手动返水', ID: 'Rabat manual' };

/** The rates of an account: its own, and the merchant's where it has none. */
export async function ratesFor(
  db: Database,
  accountId: number | null,
): Promise<Schemas['RebateRate'][]> {
  const own =
    accountId === null
      ? []
      : await db.select().from(accountRebate).where(eq(accountRebate.accountId, accountId));
  const rateOf = new Map(own.map(({ gameCategory, rate }) => [gameCategory, rate]));
  return RATES.map(([gameCategory, rate]) => ({
    gameCategory,
    rate: rateOf.get(gameCategory) ?? rate,
  }));
}

/** The rebate that has built up since the last one was taken. */
export async function statementOf(
  db: Database,
  owner: Account,
  now: Date,
): Promise<Schemas['RebateStatement']> {
  const last = await lastClaim(db, owner.id);
  const from = last?.untilAt ?? owner.registeredAt;
  const settled = new Date(now.getTime() - SETTLES_WITHIN_MS);
  const until = settled > from ? settled : new Date(from.getTime() + 1);
  const rows = await rowsOf(db, owner.id, { from, to: until });
  return {
    statementId: toStatementId(from, until),
    calculatedAt: until.toISOString(),
    amount: formatAmount(sumOfRows(rows)),
    minimumAmount: formatAmount(MINIMUM),
    lastClaimedAt: last?.claimedAt.toISOString() ?? null,
    rows,
  };
}

/**
 * Credits a statement once. Its name holds the span of its bets and nothing else, so it is counted anew:
 * whatever else the caller says it would be worth is refused, and what was settled since stays for later.
 */
export async function claimRebate(
  tx: Database,
  owner: Account,
  asked: { statementId: string; amount: string },
  { intent, now }: { intent: Intent; now: Date },
): Promise<Schemas['RewardReceipt']> {
  const span = fromStatementId(asked.statementId);
  if (span === null || span.to > now) throw new Refusal('NOT_FOUND');
  const last = await lastClaim(tx, owner.id);
  if (span.from.getTime() !== (last?.untilAt ?? owner.registeredAt).getTime())
    throw new Refusal('STATE_CONFLICT');
  const amount = sumOfRows(await rowsOf(tx, owner.id, span));
  if (asked.amount !== formatAmount(amount)) throw new Refusal('STATE_CONFLICT');
  if (amount < MINIMUM) throw new Refusal('LIMIT_EXCEEDED');
  const [claimed] = await tx
    .insert(rebateClaim)
    .values({
      accountId: owner.id,
      fromAt: span.from,
      untilAt: span.to,
      amount,
      claimedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (claimed === undefined) throw new Refusal('STATE_CONFLICT');
  const credit = {
    accountId: owner.id,
    txnKind: 'REBATE',
    kind: 'rebate',
    title: TITLE,
    amount,
    points: 0,
    turnoverMultiple: 0,
  } as const;
  return creditOnce(tx, intent, credit, now);
}

async function lastClaim(db: Database, accountId: number) {
  const [last] = await db
    .select()
    .from(rebateClaim)
    .where(eq(rebateClaim.accountId, accountId))
    .orderBy(desc(rebateClaim.fromAt))
    .limit(1);
  return last;
}

async function rowsOf(
  db: Database,
  accountId: number,
  span: { from: Date; to: Date },
): Promise<Schemas['RebateRow'][]> {
  const rates = new Map(
    (await ratesFor(db, accountId)).map(({ gameCategory, rate }) => [gameCategory, rate]),
  );
  const bets = await betsIn(db, accountId, span);
  return [...bets]
    .map(([gameCategory, { stake }]) => {
      const rate = rates.get(gameCategory) ?? null;
      return {
        gameCategory,
        rate,
        validBet: formatAmount(stake),
        amount: formatAmount(rate === null ? 0n : shareOf(stake, rate)),
      };
    })
    .sort((a, b) => (a.gameCategory < b.gameCategory ? -1 : 1));
}

const sumOfRows = (rows: readonly Schemas['RebateRow'][]): bigint =>
  rows.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);

function toStatementId(from: Date, until: Date): string {
  return `rs-${from.getTime().toString(36)}-${until.getTime().toString(36)}`;
}

function fromStatementId(id: string): { from: Date; to: Date } | null {
  const [, from, to] = STATEMENT.exec(id) ?? [];
  if (from === undefined || to === undefined) return null;
  const [start, end] = [Number.parseInt(from, 36), Number.parseInt(to, 36)];
  return end > start ? { from: new Date(start), to: new Date(end) } : null;
}
