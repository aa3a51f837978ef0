import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { fromMemberId, toMemberId } from '../member/memberId';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import {
  areSumsBelow,
  idsBetween,
  isBelow,
  isDirectlyBelow,
  isThis,
  type LineagePosition,
} from './lineage';
import { accountDay } from './schema';
import type { DayReportQuery, Days } from './sums';

type PathStep = components['schemas']['TeamPathStep'];

/** A team member. Ids of others, unknown ids and malformed ids get the same refusal. */
export function findBelow(db: Database, top: LineagePosition, memberId: string): Promise<Account> {
  return findOne(db, memberId, isBelow(top));
}

/** A downline; anybody deeper is refused like a stranger. */
export function findDirectlyBelow(
  db: Database,
  top: LineagePosition,
  memberId: string,
): Promise<Account> {
  return findOne(db, memberId, isDirectlyBelow(top));
}

/** How many people a team has, with whom it is named after. */
export async function teamSizeOf(db: Database, top: LineagePosition): Promise<number> {
  const [found] = await db.select({ people: count() }).from(account).where(isBelow(top));
  return 1 + (found?.people ?? 0);
}

async function findOne(db: Database, memberId: string, where: SQL | undefined): Promise<Account> {
  const id = fromMemberId(memberId);
  if (id === null) throw new Refusal('NOT_FOUND');
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, id), where));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Whose figures a report is asked for: one account below, or everybody below. */
export async function reportSubject(
  db: Database,
  top: LineagePosition,
  username: string | undefined,
): Promise<Omit<DayReportQuery, keyof Days>> {
  if (username === undefined) return { whom: isBelow(top), sumsOf: areSumsBelow(top), top };
  const found = await findNamedBelow(db, top, username);
  return { whom: isThis(found), sumsOf: eq(accountDay.accountId, found.id) };
}

/** A team member by account name. */
export async function findNamedBelow(
  db: Database,
  top: LineagePosition,
  username: string,
): Promise<Account> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.username, username.trim().toLowerCase()), isBelow(top)));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Whether an account has anybody below. */
export async function hasBelow(db: Database, top: LineagePosition): Promise<boolean> {
  const found = await db.select({ id: account.id }).from(account).where(isBelow(top)).limit(1);
  return found.length > 0;
}

/** Those between the top and somebody below it, from the top down, without both. */
export async function pathBetween(
  db: Database,
  top: LineagePosition,
  below: LineagePosition,
): Promise<PathStep[]> {
  const ids = idsBetween(top, below);
  if (ids.length === 0) return [];
  const steps = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(inArray(account.id, ids));
  const names = new Map(steps.map(({ id, username }) => [id, username]));
  return ids.map((id) => ({ memberId: toMemberId(id), account: names.get(id) ?? '' }));
}
