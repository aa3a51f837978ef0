import { and, count, eq, gt, isNull, like, or } from 'drizzle-orm';
import type { Database } from '../database/open';
import { formatAmount } from '../money/amount';
import { DAY_MS } from '../platform/days';
import { createId } from '../platform/ids';
import type { Texts } from '../platform/texts';
import { mayHaveOffers } from '../saferPlay/mayHaveOffers';
import { countFor, instanceOf, type Participation, spanSoFar } from './instances';
import type { PromotionRow } from './offers';
import { participation, promotion, ticket } from './schema';
import type { Payout } from './status';
import { TEXTS } from './texts';

/** How long a ticket can be opened and its prize claimed. */
const TICKET_DAYS = 7;
/** Most tickets that one period gives to a member. */
const MOST_TICKETS = 10;
/** Periods are still checked for this long after their end, for bets that were settled last. */
const GRACE_MS = 2 * DAY_MS;
const LONGEST_PERIOD_DAYS = 31;

export interface ParticipationInPromotion {
  participation: Participation;
  promotion: PromotionRow;
}

/** Participations in running periods of promotions with one kind of payout, of members who may have offers now. */
export async function runningParticipations(
  tx: Database,
  payout: Payout,
  at: { merchant: string; now: Date; offsetMinutes: number },
): Promise<ParticipationInPromotion[]> {
  const { merchant, now, offsetMinutes } = at;
  const oldest = new Date(now.getTime() - LONGEST_PERIOD_DAYS * DAY_MS - GRACE_MS);
  const found = await tx
    .select({ participation, promotion })
    .from(participation)
    .innerJoin(promotion, eq(promotion.id, participation.promotionId))
    .where(
      and(
        eq(promotion.merchant, merchant),
        eq(promotion.payout, payout),
        eq(participation.state, 'joined'),
        mayHaveOffers(tx, participation.accountId, now),
        or(isNull(promotion.period), gt(participation.periodStart, oldest)),
      ),
    )
    .orderBy(participation.id);
  return found.filter(({ participation: own, promotion: row }) => {
    const { to } = instanceOf(row, own.periodStart, offsetMinutes);
    return to === null || now.getTime() < to.getTime() + GRACE_MS;
  });
}

/** Issues a ticket for each `goalAmount` that has counted, and none twice. */
export async function issueTickets(
  tx: Database,
  { participation: own, promotion: row }: ParticipationInPromotion,
  now: Date,
  offsetMinutes: number,
): Promise<void> {
  const { accountId } = own;
  if (row.goal === null || row.goalAmount <= 0n) return;
  const counted = await countFor(tx, row, accountId, spanSoFar(row, own, now, offsetMinutes));
  const due = Math.min(Number(counted / row.goalAmount), MOST_TICKETS);
  if (due === 0) return;
  const reason = `participation ${own.id} number `;
  const isGiven = and(eq(ticket.accountId, accountId), like(ticket.reason, `${reason}%`));
  const [given] = await tx.select({ count: count() }).from(ticket).where(isGiven);
  for (let at = (given?.count ?? 0) + 1; at <= due; at += 1)
    await issueTicket(tx, row, {
      accountId,
      reason: `${reason}${at}`,
      source: sourceOf(row),
      now,
    });
}

/** Issues one ticket of a promotion for a reason, once. */
export async function issueTicket(
  tx: Database,
  { id: promotionId, kind }: Pick<PromotionRow, 'id' | 'kind'>,
  given: { accountId: number; reason: string; source: Texts; now: Date },
): Promise<void> {
  const { now, ...columns } = given;
  const expiresAt = new Date(now.getTime() + TICKET_DAYS * DAY_MS);
  await tx
    .insert(ticket)
    .values({ ...columns, id: createId('tk'), promotionId, kind, issuedAt: now, expiresAt })
    .onConflictDoNothing();
}

function sourceOf({ goal, goalAmount }: PromotionRow): Texts {
  const values = { amount: formatAmount(goalAmount) };
  return TEXTS.texts(goal === 'deposit' ? 'ticket.deposit' : 'ticket.bet', values);
}
