import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockAccounts, writeRebates } from '../agent/rebates';
import { accountOpening, registerLink, registerLinkRebate } from '../agent/schema';
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
 * are the same whatever their case. One that is unknown or closed is refused (REG-08).
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
    if (!isOpen(link, now) || !isUsable(owner)) throw closed();
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

/** Counts a visit of a link. */
export async function countVisit(db: Database, { id }: Link): Promise<void> {
  await db
    .update(registerLink)
    .set({ visits: sql`${registerLink.visits} + 1` })
    .where(eq(registerLink.id, id));
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
  if (locked === undefined || !isOpen(locked, now)) throw closed();
}

/** Counts a registration by a link, and gives the account the link's rebates. */
export async function joinByLink(tx: Database, { id: linkId }: Link, accountId: number) {
  await tx
    .update(registerLink)
    .set({ registered: sql`${registerLink.registered} + 1` })
    .where(eq(registerLink.id, linkId));
  const rebates = await tx
    .select({ gameCategory: registerLinkRebate.gameCategory, rate: registerLinkRebate.rate })
    .from(registerLinkRebate)
    .where(eq(registerLinkRebate.linkId, linkId));
  await writeRebates(tx, accountId, rebates);
  await tx.insert(accountOpening).values({ accountId, linkId });
}

const isOpen = ({ enabled, deletedAt, expiresAt }: Link, now: Date): boolean =>
  enabled && deletedAt === null && (expiresAt === null || expiresAt > now);

const closed = () => new Refusal('INVALID_AFFILIATE_CODE');
