import { desc, eq } from 'drizzle-orm';
import { ratePeriods, readRates } from '../agent/rebates';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount, parseAmount } from '../money/amount';
import { beyond } from '../money/bounds';
import { shareOf } from '../money/rates';
import type { Span } from '../platform/days';
import type { Intent } from '../platform/handlers';
import { WRITTEN_WITHIN_MS } from '../platform/jobs';
import { Refusal } from '../platform/refusal';
import type { Texts } from '../platform/texts';
import type { Account } from '../session/sessions';
import { betsIn } from './counting';
import { creditOnce } from './credit';
import { lockWallets } from './lockWallets';
import { rebateClaim } from './schema';
import { TEXTS } from './texts';

type Schemas = components['schemas'];
/** Whose bets count, and whose upline has set the rates. */
type Owner = Pick<Account, 'id' | 'uplineId'>;

/** The merchant's rebate by category, in basis points, in the order of the lobby (LOB-10). */
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

/** The smallest rebate that can be claimed, in minor units. */
const MINIMUM = 1_00n;
/** None: the money was bet already. */
const TURNOVER_MULTIPLE = 0;
const STATEMENT = /^rs-([0-9a-z]{6,9})-([0-9a-z]{6,9})$/;
const TITLE: Texts = TEXTS.texts('rebate.title');

/** The present rates of an account; visitors see the merchant's. */
export async function ratesFor(
  db: Database,
  owner: Owner | null,
  now: Date,
): Promise<Schemas['RebateRate'][]> {
  if (owner === null) return RATES.map(([gameCategory, rate]) => ({ gameCategory, rate }));
  const rateAt = await readRates(db, [owner.id], now);
  return RATES.map(([gameCategory]) => ({
    gameCategory,
    rate: rateAt(owner.id, gameCategory, now) ?? withoutAgreement(owner, gameCategory),
  }));
}

/**
 * The rate where none was agreed: the merchant's own. In a team it is none, because the agent above gets the full
 * rate of such bets.
 */
function withoutAgreement({ uplineId }: Owner, gameCategory: string): number | null {
  if (uplineId !== null) return null;
  return RATES.find(([category]) => category === gameCategory)?.[1] ?? null;
}

/** The rebate since the last claim. */
export async function statementOf(
  db: Database,
  owner: Account,
  now: Date,
): Promise<Schemas['RebateStatement']> {
  const last = await lastClaim(db, owner.id);
  const from = last?.untilAt ?? owner.registeredAt;
  // No bet that is written later has an earlier time.
  const settled = new Date(now.getTime() - WRITTEN_WITHIN_MS);
  const until = settled > from ? settled : new Date(from.getTime() + 1);
  const rows = await rowsOf(db, owner, { from, to: until });
  return {
    statementId: toStatementId(from, until),
    calculatedAt: until.toISOString(),
    amount: formatAmount(sumOfRows(rows)),
    minimumAmount: formatAmount(MINIMUM),
    turnoverMultiple: TURNOVER_MULTIPLE,
    lastClaimedAt: last?.claimedAt.toISOString() ?? null,
    rows,
  };
}

/**
 * Credits a statement, once. Its id only has the span, so the amount is counted again: another amount in the call
 * is refused, and what was settled since is left for the next statement.
 */
export async function claimRebate(
  tx: Database,
  owner: Account,
  asked: { statementId: string; amount: string },
  { intent, now }: { intent: Intent; now: Date },
): Promise<Schemas['RewardReceipt']> {
  const span = fromStatementId(asked.statementId);
  if (span === null || !isComplete(span, now)) throw new Refusal('NOT_FOUND');
  // A bet locks a wallet until it is written, so with this lock no bet is under way.
  await lockWallets(tx, [owner.id]);
  const last = await lastClaim(tx, owner.id);
  if (span.from.getTime() !== (last?.untilAt ?? owner.registeredAt).getTime())
    throw new Refusal('STATE_CONFLICT');
  const amount = sumOfRows(await rowsOf(tx, owner, span));
  if (asked.amount !== formatAmount(amount)) throw new Refusal('STATE_CONFLICT');
  if (amount < MINIMUM) throw beyond('min', formatAmount(MINIMUM));
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
    turnoverMultiple: TURNOVER_MULTIPLE,
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

/** Whether all bets of a span are written. The shortest span that a statement can have passes at once. */
const isComplete = ({ from, to }: Span, now: Date): boolean =>
  to.getTime() <= Math.max(now.getTime() - WRITTEN_WITHIN_MS, from.getTime() + 1);

/**
 * A row for each category with bets. Each bet counts by the rate of its own time; the rate in a row is the rate of
 * its latest bets.
 */
async function rowsOf(db: Database, owner: Owner, span: Span): Promise<Schemas['RebateRow'][]> {
  const sums = new Map<string, { rate: number | null; stake: bigint; amount: bigint }>();
  for (const period of await ratePeriods(db, owner.id, span))
    for (const [category, { stake }] of await betsIn(db, owner.id, period.span)) {
      const rate = period.rateOf(category) ?? withoutAgreement(owner, category);
      const before = sums.get(category) ?? { stake: 0n, amount: 0n };
      const amount = before.amount + (rate === null ? 0n : shareOf(stake, rate));
      sums.set(category, { rate, stake: before.stake + stake, amount });
    }
  return [...sums]
    .map(([gameCategory, { rate, stake, amount }]) => ({
      gameCategory,
      rate,
      validBet: formatAmount(stake),
      amount: formatAmount(amount),
    }))
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
