import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import { GAME_TYPES } from '../games/types';
import type { components } from '../generated/contract';
import { checkRate } from '../money/bounds';
import type { Span } from '../platform/days';
import { badRequest } from '../platform/refusal';
import { account } from '../session/schema';
import { promisedByAll, type Rates, ratesOfAll } from './ratesByAccount';
import { accountRebate, accountRebatePast } from './schema';

type Limit = components['schemas']['RebateLimit'];
export type Rebate = components['schemas']['DownlineRebate'];

/** Rates are whole steps of a twentieth of a percent. */
const STEP = 5;

/** What was agreed with an account, which may count only from tomorrow on. */
export async function ratesOf(db: Database, accountId: number): Promise<Rates> {
  return (await ratesOfAll(db, [accountId])).get(accountId) ?? new Map<string, number>();
}

/** Rates as the contract lists them, in the order of the categories, without those that are nothing. */
export function toRebates(rates: Rates): Rebate[] {
  return GAME_TYPES.map((gameCategory) => ({
    gameCategory,
    rate: rates.get(gameCategory) ?? 0,
  })).filter(({ rate }) => rate > 0);
}

/**
 * The rates that an agent may hand on: never more than he has, and to somebody who is there already
 * never less than that person has promised to those directly below and by his links.
 */
export async function limitsOf(
  db: Database,
  ownerId: number,
  personId: number | null = null,
): Promise<Limit[]> {
  const own = await ratesOf(db, ownerId);
  const least = personId === null ? null : (await promisedByAll(db, [personId])).get(personId);
  return GAME_TYPES.map((gameCategory) => ({
    gameCategory,
    minimumRate: least?.get(gameCategory) ?? 0,
    maximumRate: own.get(gameCategory) ?? 0,
    step: STEP,
  })).filter(({ maximumRate }) => maximumRate > 0);
}

/** Refuses rates that lie outside the limits or between two steps. */
export function checkRebates(wanted: readonly Rebate[], limits: readonly Limit[]): void {
  const categories = new Set(wanted.map(({ gameCategory }) => gameCategory));
  if (categories.size !== wanted.length) throw badRequest([{ field: 'rebates', code: 'invalid' }]);
  for (const [at, { gameCategory, rate }] of wanted.entries()) {
    const limit = limits.find((one) => one.gameCategory === gameCategory);
    const { minimumRate: min, maximumRate: max, step } = limit ?? NOTHING;
    checkRate(rate, { min, max, step }, `rebates.${String(at)}.rate`);
  }
}

const NOTHING = { minimumRate: 0, maximumRate: 0, step: STEP };

/**
 * Locks accounts in the order of their ids. Whoever changes or hands on a rate holds the giver and the
 * taker, so that what is promised can't be taken back meanwhile.
 */
export async function lockAccounts(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(asc(account.id))
    .for('update');
}

/** Inserts the rates of a new account. */
export async function writeRebates(
  tx: Database,
  accountId: number,
  rebates: readonly Rebate[],
): Promise<void> {
  const rows = rebates.filter(({ rate }) => rate > 0).map((row) => ({ accountId, ...row }));
  if (rows.length > 0) await tx.insert(accountRebate).values(rows);
}

/** Changes rates from `from` on; earlier bets keep the old ones. */
export async function changeRebates(
  tx: Database,
  accountId: number,
  rebates: readonly Rebate[],
  from: Date,
): Promise<void> {
  const old = await ratesOf(tx, accountId);
  for (const { gameCategory, rate } of rebates) {
    const before = old.get(gameCategory) ?? 0;
    if (before === rate) continue;
    // Of several changes on one day it is the first whose old rate has counted until now.
    await tx
      .insert(accountRebatePast)
      .values({ accountId, gameCategory, rate: before, until: from })
      .onConflictDoNothing();
    await tx
      .insert(accountRebate)
      .values({ accountId, gameCategory, rate })
      .onConflictDoUpdate({
        target: [accountRebate.accountId, accountRebate.gameCategory],
        set: { rate },
      });
  }
}

/**
 * Tells the rate that counted for an account's bets of a category at a moment, in basis points; null where
 * nothing was ever agreed.
 */
export type RateAt = (accountId: number, gameCategory: string, at: Date) => number | null;

/** Batch size: a statement takes a limited number of values. */
const CHUNK = 10_000;

/** Reads the rates of some accounts with their changes since `since`. */
export async function readRates(
  db: Database,
  accountIds: readonly number[],
  since: Date,
): Promise<RateAt> {
  const present: (typeof accountRebate.$inferSelect)[] = [];
  const past: (typeof accountRebatePast.$inferSelect)[] = [];
  for (let at = 0; at < accountIds.length; at += CHUNK) {
    const ids = accountIds.slice(at, at + CHUNK);
    const rows = await db.select().from(accountRebate).where(inArray(accountRebate.accountId, ids));
    const changed = await db
      .select()
      .from(accountRebatePast)
      .where(and(inArray(accountRebatePast.accountId, ids), gt(accountRebatePast.until, since)))
      .orderBy(asc(accountRebatePast.until));
    present.push(...rows);
    past.push(...changed);
  }
  const keyOf = (accountId: number, category: string) => `${accountId} ${category}`;
  const now = new Map(present.map((one) => [keyOf(one.accountId, one.gameCategory), one.rate]));
  const before = new Map<string, typeof past>();
  for (const one of past) {
    const key = keyOf(one.accountId, one.gameCategory);
    before.set(key, [...(before.get(key) ?? []), one]);
  }
  return (accountId, gameCategory, at) => {
    const key = keyOf(accountId, gameCategory);
    return before.get(key)?.find(({ until }) => until > at)?.rate ?? now.get(key) ?? null;
  };
}

/** A span of an account's bets in which its rates stay the same. */
export interface RatePeriod {
  span: Span;
  /** The rate of a category, in basis points; null where nothing was agreed. */
  rateOf(gameCategory: string): number | null;
}

/** The parts of a span between the changes of an account's rates, oldest first. */
export async function ratePeriods(
  db: Database,
  accountId: number,
  { from, to }: Span,
): Promise<RatePeriod[]> {
  const rateAt = await readRates(db, [accountId], from);
  const changes = await db
    .selectDistinct({ at: accountRebatePast.until })
    .from(accountRebatePast)
    .where(
      and(
        eq(accountRebatePast.accountId, accountId),
        gt(accountRebatePast.until, from),
        lt(accountRebatePast.until, to),
      ),
    )
    .orderBy(asc(accountRebatePast.until));
  const starts = [from, ...changes.map(({ at }) => at)];
  return starts.map((start, at) => ({
    span: { from: start, to: starts[at + 1] ?? to },
    rateOf: (gameCategory) => rateAt(accountId, gameCategory, start),
  }));
}
