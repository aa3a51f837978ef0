import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database } from '../database/open';
import { account } from '../session/schema';
import { accountRebate, registerLink, registerLinkRebate } from './schema';

/** Rates by game category, in basis points. */
export type Rates = ReadonlyMap<string, number>;

interface RateRow {
  id: number | null;
  gameCategory: string;
  rate: number | null;
}

/** Rates by account; of several for one category the highest. */
function byAccount(rows: readonly RateRow[]): Map<number, Map<string, number>> {
  const all = new Map<number, Map<string, number>>();
  for (const { id, gameCategory, rate } of rows) {
    if (id === null) continue;
    const own = all.get(id) ?? new Map<string, number>();
    all.set(id, own.set(gameCategory, Math.max(rate ?? 0, own.get(gameCategory) ?? 0)));
  }
  return all;
}

/** What was agreed with each of some accounts. */
export async function ratesOfAll(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return byAccount([]);
  const { accountId: id, gameCategory, rate } = accountRebate;
  return byAccount(
    await db
      .select({ id, gameCategory, rate })
      .from(accountRebate)
      .where(inArray(id, [...ids])),
  );
}

/** The highest rates that each of some has promised to those directly below and by links. */
export async function promisedByAll(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return byAccount([]);
  const { gameCategory } = accountRebate;
  const below = await db
    .select({ id: account.uplineId, gameCategory, rate: max(accountRebate.rate) })
    .from(accountRebate)
    .innerJoin(account, eq(account.id, accountRebate.accountId))
    .where(inArray(account.uplineId, [...ids]))
    .groupBy(account.uplineId, gameCategory);
  const byLinks = await db
    .select({
      id: registerLink.ownerId,
      gameCategory: registerLinkRebate.gameCategory,
      rate: max(registerLinkRebate.rate),
    })
    .from(registerLinkRebate)
    .innerJoin(registerLink, eq(registerLink.id, registerLinkRebate.linkId))
    .where(and(inArray(registerLink.ownerId, [...ids]), isNull(registerLink.deletedAt)))
    .groupBy(registerLink.ownerId, registerLinkRebate.gameCategory);
  return byAccount([...below, ...byLinks]);
}
