import { and, count, desc, eq, gt, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { amountText, notifyAccounts } from '../inbox/notifyAccounts';
import { formatAmount } from '../money/amount';
import { roleOf } from '../platform/access';
import { DAY_MS, startOfDay } from '../platform/days';
import { createId } from '../platform/ids';
import { type Page, type PageQuery, toPage, windowOf } from '../platform/paging';
import { inLanguage, type Texts } from '../platform/texts';
import { mayHaveOffers } from '../saferPlay/mayHaveOffers';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { depositsOf } from './counting';
import { maskedName } from './maskedName';
import { periodOf } from './periods';
import { isWithinMultiple, type OffersSource } from './promotionRules';
import { referralProgramme, reward } from './schema';
import { TEXTS } from './texts';

type Schemas = components['schemas'];
type Programme = typeof referralProgramme.$inferSelect;

const TITLE: Texts = TEXTS.texts('friend.title');
const REWARD_DAYS = 30;

const reasonOf = (friendId: number) => `friend ${friendId}`;

/** Whether a programme lets members of a merchant invite friends, and the market allows it (PROMO-05, SP-10). */
export const isReferralOf = ({ merchant, rules }: OffersSource): SQL | undefined =>
  and(
    eq(referralProgramme.merchant, merchant),
    eq(referralProgramme.enabled, true),
    isWithinMultiple(referralProgramme.turnoverMultiple, rules),
  );

/** The invitation of an account. Agents invite through the register centre instead. */
export async function invitationOf(
  db: Database,
  owner: Account,
  at: { now: Date; offsetMinutes: number; siteOrigin: string; language: string } & OffersSource,
): Promise<Schemas['Referral']> {
  const programme = await programmeOf(db, at);
  const code = owner.referralCode ?? '';
  const isAgent = roleOf(owner.type) === 'agent';
  const link = isAgent
    ? `${at.siteOrigin}/?agent=registerCenter`
    : `${at.siteOrigin}/register?referralCode=${encodeURIComponent(code)}`;
  return {
    enabled: programme !== undefined && code !== '',
    referralCode: code,
    link,
    qrTarget: link,
    terms: programme === undefined ? '' : inLanguage(termsOf(programme), at.language),
    statistics: await statisticsOf(db, owner.id, at),
  };
}

async function statisticsOf(
  db: Database,
  ownerId: number,
  { now, offsetMinutes }: { now: Date; offsetMinutes: number },
): Promise<Schemas['ReferralStatistics']> {
  const month = periodOf('M', startOfDay(now, offsetMinutes), offsetMinutes);
  const [friends] = await db
    .select({
      all: count(),
      new: sql<number>`(count(*) filter (where ${gte(account.registeredAt, month.from)}))::int`,
    })
    .from(account)
    .where(eq(account.referredById, ownerId));
  const amountWhere = (condition: unknown) =>
    sql<string>`coalesce(sum(${reward.amount}) filter (where ${condition}), 0)`;
  const isLive = or(isNull(reward.expiresAt), gt(reward.expiresAt, now));
  const [earned] = await db
    .select({
      qualified: count(),
      taken: amountWhere(isNotNull(reward.claimedAt)),
      waiting: amountWhere(and(isNull(reward.claimedAt), isLive)),
    })
    .from(reward)
    .where(and(eq(reward.accountId, ownerId), eq(reward.source, 'referral')));
  return {
    registered: friends?.all ?? 0,
    qualified: earned?.qualified ?? 0,
    rewardTotal: formatAmount(BigInt(earned?.taken ?? 0)),
    rewardPending: formatAmount(BigInt(earned?.waiting ?? 0)),
    registeredThisMonth: friends?.new ?? 0,
  };
}

/** One page of the friends that an account invited, newest first. */
export async function listFriends(
  db: Database,
  ownerId: number,
  query: PageQuery,
): Promise<Page<Schemas['ReferredFriend']>> {
  const { offset, limit } = windowOf(query);
  const isFriend = eq(account.referredById, ownerId);
  const isOfFriend = sql`${reward.reason} = 'friend ' || ${account.id}`;
  const rows = await db
    .select({ friend: account, earned: reward.amount })
    .from(account)
    .leftJoin(reward, and(eq(reward.accountId, ownerId), isOfFriend))
    .where(isFriend)
    .orderBy(desc(account.registeredAt), desc(account.id))
    .offset(offset)
    .limit(limit);
  const [all] = await db.select({ count: count() }).from(account).where(isFriend);
  const content = rows.map(({ friend, earned }) => ({
    account: maskedName(friend.username),
    registeredAt: friend.registeredAt.toISOString(),
    qualified: earned !== null,
    rewardAmount: formatAmount(earned ?? 0n),
  }));
  return toPage(content, all?.count ?? 0, query);
}

/** Puts the reward for each friend who has fulfilled the terms into the reward centre, once. */
export async function rewardReferrals(
  tx: Database,
  source: OffersSource,
  now: Date,
): Promise<void> {
  const programme = await programmeOf(tx, source);
  if (programme === undefined) return;
  const within = programme.withinDays * DAY_MS;
  const friends = await tx
    .select({ id: account.id, bringer: account.referredById, registeredAt: account.registeredAt })
    .from(account)
    .where(
      and(
        eq(account.merchant, source.merchant),
        isNotNull(account.referredById),
        mayHaveOffers(tx, account.referredById, now),
        // After one more day nothing can change any more.
        gt(account.registeredAt, new Date(now.getTime() - within - DAY_MS)),
      ),
    )
    .orderBy(account.id);
  for (const { id, bringer, registeredAt } of friends) {
    const span = { from: registeredAt, to: new Date(registeredAt.getTime() + within) };
    const deposited = (await depositsOf(tx, [id], span)).get(id) ?? 0n;
    if (deposited < programme.minimumDeposit || bringer === null) continue;
    const [issued] = await tx
      .insert(reward)
      .values(referralReward(programme, { bringer, friendId: id, now }))
      .onConflictDoNothing()
      .returning({ amount: reward.amount });
    if (issued === undefined) continue;
    const values = { name: TITLE, amount: amountText(issued.amount) };
    await notifyAccounts(tx, [{ accountId: bringer, name: 'rewardIssued', values }], now);
  }
}

/** The reward for a friend. */
export function referralReward(
  { rewardAmount, turnoverMultiple }: Pick<Programme, 'rewardAmount' | 'turnoverMultiple'>,
  { bringer, friendId, now }: { bringer: number; friendId: number; now: Date },
): typeof reward.$inferInsert {
  return {
    id: createId('rw'),
    accountId: bringer,
    reason: reasonOf(friendId),
    source: 'referral',
    kind: 'newbie',
    title: TITLE,
    amount: rewardAmount,
    points: 0,
    turnoverMultiple,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + REWARD_DAYS * DAY_MS),
  };
}

async function programmeOf(db: Database, source: OffersSource): Promise<Programme | undefined> {
  const [found] = await db.select().from(referralProgramme).where(isReferralOf(source));
  return found;
}

function termsOf({ minimumDeposit, withinDays, rewardAmount }: Programme): Texts {
  return TEXTS.texts('friend.terms', {
    deposit: formatAmount(minimumDeposit),
    days: String(withinDays),
    earned: formatAmount(rewardAmount),
  });
}
