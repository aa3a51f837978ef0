import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockAccounts, writeRebates } from '../agent/rebates';
import { accountOpening, registerLink, registerLinkDay, registerLinkRebate } from '../agent/schema';
import type { Database } from '../database/open';
import { roleOf } from '../platform/access';
import { Refusal } from '../platform/refusal';
import { isUsable } from '../session/isUsable';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';

type Link = typeof registerLink.$inferSelect;

/** Who brings a new account, and below whom it comes. */
export interface Invitation {
  referrer: Account;
  /** The agent above it; null for a member's friend where the member has none. */
  upline: Account | null;
  /** The agent's link, if it was one; its rebates go to the new account. */
  link: Link | null;
}

/**
 * Whose code somebody came with: that of an agent's link, or one that names a member or an agent. Codes
 * are the same whatever their case. One that is unknown is refused (REG-08), and that of
 * a link that has ended in words of its own (AG-08).
 */
export async function findInvitation(
  db: Database,
  merchant: string,
  code: string,
  now: Date,
): Promise<Invitation> {
  const written = code.trim().toUpperCase();
  const [byLink] = await db
    .select({ link: registerLink, owner: account })
    .from(registerLink)
    .innerJoin(account, eq(account.id, registerLink.ownerId))
    .where(
      and(
        eq(registerLink.merchant, merchant),
        eq(registerLink.affiliateCode, written),
        isNull(registerLink.deletedAt),
      ),
    );
  if (byLink !== undefined) {
    const { link, owner } = byLink;
    if (!isUsable(owner)) throw closed();
    if (!isOpen(link, now)) throw ended();
    return { referrer: owner, upline: owner, link };
  }
  const [referrer] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.referralCode, written)));
  return invitationOf(db, referrer);
}

/** The invitation by the account of whoever recommended the site; null if there is none like it. */
export async function findRecommender(
  db: Database,
  merchant: string,
  username: string,
): Promise<Invitation | null> {
  const [referrer] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.username, username.toLowerCase())));
  return referrer === undefined ? null : invitationOf(db, referrer);
}

async function invitationOf(db: Database, referrer: Account | undefined): Promise<Invitation> {
  if (referrer === undefined || !isUsable(referrer)) throw closed();
  const role = roleOf(referrer.type);
  if (role === 'agent') return { referrer, upline: referrer, link: null };
  if (role !== 'member') throw closed();
  // Members lead no team: their friends come below the same agent.
  const uplineId = referrer.uplineId ?? 0;
  const [upline = null] = await db.select().from(account).where(eq(account.id, uplineId));
  return { referrer, upline, link: null };
}

/** Anybody can make up places: of one link only so many are told apart. */
const MOST_SUBS = 500;

/** Counts a visit of a link on a day, by the place where the link was put. */
export function countVisit(
  db: Database,
  { id: linkId }: Link,
  { day, sub }: { day: string; sub: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    // The row of the link is locked first, so that new places come one after the other.
    await tx
      .update(registerLink)
      .set({ visits: sql`${registerLink.visits} + 1` })
      .where(eq(registerLink.id, linkId));
    const { day: onDay, linkId: ofLink, sub: place } = registerLinkDay;
    const places = await tx
      .selectDistinct({ sub: place })
      .from(registerLinkDay)
      .where(eq(ofLink, linkId));
    const isCounted = places.length < MOST_SUBS || places.some((one) => one.sub === sub);
    await tx
      .insert(registerLinkDay)
      .values({ linkId, day, sub: isCounted ? sub : '', visits: 1 })
      .onConflictDoUpdate({
        target: [ofLink, onDay, place],
        set: { visits: sql`${registerLinkDay.visits} + 1` },
      });
  });
}

/**
 * Holds an invitation while an account is made by it: the agent's rates can't be taken back meanwhile,
 * and a link that has been closed in the meantime is refused.
 */
export async function lockInvitation(
  tx: Database,
  { upline, link }: Invitation,
  now: Date,
): Promise<void> {
  if (upline !== null) await lockAccounts(tx, [upline.id]);
  if (link === null) return;
  const [locked] = await tx
    .select()
    .from(registerLink)
    .where(eq(registerLink.id, link.id))
    .for('update');
  if (locked === undefined || locked.deletedAt !== null) throw closed();
  if (!isOpen(locked, now)) throw ended();
}

/** Counts a registration by a link, and gives the account the link's rebates. */
export async function joinByLink(
  tx: Database,
  { id: linkId }: Link,
  { accountId, sub }: { accountId: number; sub: string },
) {
  await tx
    .update(registerLink)
    .set({ registered: sql`${registerLink.registered} + 1` })
    .where(eq(registerLink.id, linkId));
  const rebates = await tx
    .select({ gameCategory: registerLinkRebate.gameCategory, rate: registerLinkRebate.rate })
    .from(registerLinkRebate)
    .where(eq(registerLinkRebate.linkId, linkId));
  await writeRebates(tx, accountId, rebates);
  await tx.insert(accountOpening).values({ accountId, linkId, sub });
}

const isOpen = ({ enabled, expiresAt }: Link, now: Date): boolean =>
  enabled && (expiresAt === null || expiresAt > now);

const closed = () => new Refusal('INVALID_AFFILIATE_CODE');
const ended = () => new Refusal('AFFILIATE_CODE_ENDED');
