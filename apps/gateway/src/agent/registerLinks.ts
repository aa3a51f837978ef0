import { randomInt } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { beyond } from '../money/bounds';
import { type PageQuery, windowOf } from '../platform/paging';
import { badRequest, Refusal } from '../platform/refusal';
import { checkRebates, limitsOf, lockAccounts, type Rebate } from './rebates';
import { registerLink, registerLinkRebate } from './schema';

type LinkForm = components['schemas']['RegisterLinkForm'];
type LinkUpdate = components['schemas']['RegisterLinkUpdate'];

/** A link with its rebates. */
export type RegisterLink = typeof registerLink.$inferSelect & { rebates: Rebate[] };

/** Maximum number of links of an agent (contract, createRegisterLink). */
const MOST_LINKS = 50;
/** No vowels, so that no words appear, and no easily confused characters. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
const CODE_LENGTH = 8;
const LINK_ID = /^rl-([1-9]\d{0,8})$/;

/** Id of a link on the wire. */
export function toLinkId(id: number): string {
  return `rl-${id}`;
}

export function fromLinkId(linkId: string): number {
  const digits = LINK_ID.exec(linkId)?.[1];
  if (digits === undefined) throw new Refusal('NOT_FOUND');
  return Number(digits);
}

/** One page of an agent's links, newest first, and how many there are. */
export async function listLinks(
  db: Database,
  ownerId: number,
  query: PageQuery,
): Promise<{ links: RegisterLink[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const rows = await db
    .select()
    .from(registerLink)
    .where(isOwnedBy(ownerId))
    .orderBy(desc(registerLink.createdAt), desc(registerLink.id))
    .limit(limit)
    .offset(offset);
  return { links: await withRebates(db, rows), total: await countLinks(db, ownerId) };
}

/** Creates a link with a unique code. */
export function createLink(
  db: Database,
  owner: { id: number; merchant: string },
  { name, accountType, rebates, expiresAt }: LinkForm,
  now: Date,
): Promise<RegisterLink> {
  const ends = endOf(expiresAt, now, null);
  return db.transaction(async (tx) => {
    await lockAccounts(tx, [owner.id]);
    if ((await countLinks(tx, owner.id)) >= MOST_LINKS)
      throw beyond('count', String(MOST_LINKS), 'name');
    checkRebates(rebates, await limitsOf(tx, owner.id));
    const [link] = await tx
      .insert(registerLink)
      .values({
        merchant: owner.merchant,
        ownerId: owner.id,
        name: name.trim(),
        affiliateCode: createCode(),
        forAgents: accountType === 'agent',
        createdAt: now,
        expiresAt: ends,
      })
      .returning();
    if (link === undefined) throw new Error('The link was not written');
    return { ...link, rebates: await setRebates(tx, link.id, rebates) };
  });
}

/** Changes a link of an agent; accounts that registered by it keep their rates. */
export function updateLink(
  db: Database,
  ownerId: number,
  { linkId, name, rebates, enabled, expiresAt }: LinkUpdate,
  now: Date,
): Promise<RegisterLink> {
  const id = fromLinkId(linkId);
  return db.transaction(async (tx) => {
    await lockAccounts(tx, [ownerId]);
    const [locked] = await tx
      .select()
      .from(registerLink)
      .where(and(eq(registerLink.id, id), isOwnedBy(ownerId)))
      .for('update');
    if (locked === undefined) throw new Refusal('NOT_FOUND');
    const ends = endOf(expiresAt, now, locked.expiresAt);
    checkRebates(rebates, await limitsOf(tx, ownerId));
    const [link] = await tx
      .update(registerLink)
      .set({ name: name.trim(), enabled, expiresAt: ends })
      .where(eq(registerLink.id, id))
      .returning();
    if (link === undefined) throw new Error('The link was not written');
    return { ...link, rebates: await setRebates(tx, id, rebates) };
  });
}

/** Ends a link for good. Its row stays for the accounts that registered by it. */
export async function deleteLink(
  db: Database,
  ownerId: number,
  linkId: string,
  now: Date,
): Promise<void> {
  const [gone] = await db
    .update(registerLink)
    .set({ deletedAt: now })
    .where(and(eq(registerLink.id, fromLinkId(linkId)), isOwnedBy(ownerId)))
    .returning({ id: registerLink.id });
  if (gone === undefined) throw new Refusal('NOT_FOUND');
}

/** Links of an agent that were not removed. */
export const isOwnedBy = (ownerId: number) =>
  and(eq(registerLink.ownerId, ownerId), isNull(registerLink.deletedAt));

async function countLinks(db: Database, ownerId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(registerLink)
    .where(isOwnedBy(ownerId));
  return counted?.total ?? 0;
}

async function withRebates(
  db: Database,
  links: readonly (typeof registerLink.$inferSelect)[],
): Promise<RegisterLink[]> {
  if (links.length === 0) return [];
  const ids = links.map(({ id }) => id);
  const rows = await db
    .select()
    .from(registerLinkRebate)
    .where(inArray(registerLinkRebate.linkId, ids))
    .orderBy(asc(registerLinkRebate.gameCategory));
  return links.map((link) => ({
    ...link,
    rebates: rows
      .filter(({ linkId }) => linkId === link.id)
      .map(({ gameCategory, rate }) => ({ gameCategory, rate })),
  }));
}

async function setRebates(
  tx: Database,
  linkId: number,
  rebates: readonly Rebate[],
): Promise<Rebate[]> {
  await tx.delete(registerLinkRebate).where(eq(registerLinkRebate.linkId, linkId));
  const rows = rebates.filter(({ rate }) => rate > 0);
  if (rows.length > 0)
    await tx.insert(registerLinkRebate).values(rows.map((row) => ({ linkId, ...row })));
  return rows.toSorted((a, b) => (a.gameCategory < b.gameCategory ? -1 : 1));
}

/** When a link ends; it must not have ended before it is made, but one that has may keep its end. */
function endOf(expiresAt: string | null, now: Date, previous: Date | null): Date | null {
  if (expiresAt === null) return null;
  const ends = new Date(expiresAt);
  if (ends <= now && ends.getTime() !== previous?.getTime())
    throw badRequest([{ field: 'expiresAt', code: 'invalid' }]);
  return ends;
}

const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
