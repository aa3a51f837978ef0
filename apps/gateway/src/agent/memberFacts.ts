import { and, eq, gte, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { formatAmount } from '../money/amount';
import { balance, ledgerAccount } from '../money/schema';
import { total } from '../money/totals';
import { AGENT_TYPES, roleOf } from '../platform/access';
import { account, session } from '../session/schema';
import { AT_VENDOR } from '../wallet/vendorWallets';
import { type LineagePosition, levelBelow } from './lineage';
import { isNoted } from './notes';

type TeamMember = components['schemas']['TeamMember'];

/** Who looks at a team, and when. */
export interface Viewer {
  top: LineagePosition;
  now: Date;
  config: Pick<Config, 'sessionIdleMs' | 'sessionAbsoluteMs'>;
}

/** The main wallet of an account, to join the ledger by. */
export const isWalletOfAccount: SQL | undefined = and(
  eq(ledgerAccount.ownerId, account.id),
  eq(ledgerAccount.kind, 'wallet'),
);

/**
 * All wallets of an account, to join the ledger by: the main one and those at vendors, also where the merchant has
 * none any more. What lies there is its owner's money all the same.
 */
export const isAnyWalletOfAccount: SQL | undefined = and(
  eq(ledgerAccount.ownerId, account.id),
  or(eq(ledgerAccount.kind, 'wallet'), like(ledgerAccount.kind, `${AT_VENDOR}%`)),
);

/** Sessions that have not expired. */
export function isSessionOpen({ now, config }: Pick<Viewer, 'now' | 'config'>): SQL | undefined {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return and(
    gte(session.lastSeenAt, before(config.sessionIdleMs)),
    gte(session.createdAt, before(config.sessionAbsoluteMs)),
  );
}

/** The people of these ids as the caller sees them, in the order of the ids. */
export async function describeMembers(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
): Promise<TeamMember[]> {
  if (ids.length === 0) return [];
  const above = alias(account, 'above');
  const isOnline = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.accountId, account.id), isSessionOpen(viewer)));
  const walletTotal = db
    .select({ amount: total(balance.amount) })
    .from(ledgerAccount)
    .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
    .where(isAnyWalletOfAccount);
  const rows = await db
    .select({
      person: account,
      parentAccount: above.username,
      amount: sql`${walletTotal}`.mapWith(BigInt),
      teamSize: teamSize(),
      online: sql<boolean>`exists ${isOnline}`,
      hasNote: isNoted(db, viewer.top.id),
    })
    .from(account)
    .innerJoin(above, eq(above.id, account.uplineId))
    .where(inArray(account.id, [...ids]));
  const order = new Map(ids.map((id, at) => [id, at]));
  rows.sort((a, b) => (order.get(a.person.id) ?? 0) - (order.get(b.person.id) ?? 0));
  return rows.map(({ person, parentAccount, amount, ...facts }) => ({
    memberId: toMemberId(person.id),
    account: person.username,
    nickname: person.nickname,
    accountType: roleOf(person.type) === 'agent' ? 'agent' : 'member',
    level: levelBelow(viewer.top, person),
    parentId: toMemberId(person.uplineId ?? viewer.top.id),
    parentAccount,
    // The column holds nothing else; see the schema.
    status: person.status as TeamMember['status'],
    balance: formatAmount(amount),
    ...facts,
    registeredAt: person.registeredAt.toISOString(),
    lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
  }));
}

/** How many stand below an account; members have nobody, so only agents are counted for. */
function teamSize(): SQL<number> {
  const below = alias(account, 'below');
  const start = sql`${account.lineage} || ${account.id}`;
  // The range of all texts that begin with "…/id/" in the order of their bytes, in which '0' follows '/'.
  const size = sql`select count(*)::int from ${account} as ${sql.identifier('below')} where ${below.lineage} ~>=~ (${start} || '/') and ${below.lineage} ~<~ (${start} || '0')`;
  return sql<number>`case when ${inArray(account.type, [...AGENT_TYPES])} then (${size}) else 0 end`;
}
