import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import { participation, promotion, reward, ticket } from '../database/schema';
import type { Account } from '../session/sessions';
import {
  countFor,
  instanceOf,
  type Participation,
  type PromotionRow,
  spanSoFar,
} from './instances';
import {
  actionOf,
  ORDER,
  type ParticipationState,
  type Payout,
  type PromotionAction,
  type PromotionStatus,
  statusOf,
} from './status';
import { isWaiting } from './ticketRules';

/** Who looks, when, and where the merchant's days begin. */
export interface Viewer {
  merchant: string;
  /** Null for visitors, who see every promotion but stand nowhere. */
  account: Account | null;
  now: Date;
  offsetMinutes: number;
}

/** A promotion as it stands for a viewer. */
export interface Standing {
  promotion: PromotionRow;
  /** The part of its window that counts now; `to` is null when it stays open. */
  from: Date;
  to: Date | null;
  own: Participation | null;
  status: PromotionStatus;
  action: PromotionAction;
  remaining: number | null;
  /** What counts so far, for whoever is on the way to a goal. */
  counted: bigint | null;
}

/** All that the merchant shows to a viewer, what needs a step first. */
export async function listStandings(db: Database, viewer: Viewer): Promise<Standing[]> {
  const found = await standingsOf(db, viewer);
  const place = ({ status }: Standing) => ORDER.indexOf(status);
  return found.sort((a, b) => place(a) - place(b) || a.promotion.place - b.promotion.place);
}

/** One promotion for a viewer, or undefined where it is none of theirs. */
export async function standingOf(
  db: Database,
  viewer: Viewer,
  promotionId: string,
): Promise<Standing | undefined> {
  return (await standingsOf(db, viewer, eq(promotion.id, promotionId)))[0];
}

async function standingsOf(db: Database, viewer: Viewer, which?: SQL): Promise<Standing[]> {
  const { merchant, account, now, offsetMinutes } = viewer;
  const isShown = account === null ? undefined : lte(promotion.minimumVip, account.vipLevel);
  const rows = await db
    .select()
    .from(promotion)
    .where(and(eq(promotion.merchant, merchant), isShown, which));
  const parts = rows.map((row) => ({ row, ...instanceOf(row, now, offsetMinutes) }));
  const own = account === null ? [] : await ownOf(db, account.id, parts);
  const waiting = account === null ? NOTHING : await waitingFor(db, account.id, own, now);
  const standings: Standing[] = [];
  for (const { row, from, to } of parts) {
    const mine = own.find((one) => one.promotionId === row.id) ?? null;
    const remaining = await placesLeft(db, row, from);
    const counted =
      mine === null || row.goal === null || isDone(mine)
        ? null
        : await countFor(db, row, mine.accountId, spanSoFar(row, mine, now, offsetMinutes));
    const payout = row.payout as Payout;
    const status = statusOf({
      window: now < from ? 'upcoming' : to !== null && now >= to ? 'over' : 'open',
      isFull: remaining === 0,
      payout,
      own: (mine?.state ?? null) as ParticipationState | null,
      isGoalReached: (counted ?? 0n) >= row.goalAmount,
      hasWaiting:
        payout === 'tickets'
          ? waiting.tickets.has(row.id)
          : mine !== null && waiting.rewards.has(mine.id),
    });
    const action = actionOf(status, payout);
    standings.push({ promotion: row, from, to, own: mine, status, action, remaining, counted });
  }
  return standings;
}

/** Nothing counts any more for whoever has got what there is. */
const isDone = ({ state }: Participation): boolean =>
  ['granted', 'issued', 'claimed'].includes(state);

function ownOf(
  db: Database,
  accountId: number,
  parts: readonly { row: PromotionRow; from: Date }[],
): Promise<Participation[]> {
  if (parts.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(participation)
    .where(
      and(
        eq(participation.accountId, accountId),
        or(
          ...parts.map(({ row, from }) =>
            and(eq(participation.promotionId, row.id), eq(participation.periodStart, from)),
          ),
        ),
      ),
    )
    .orderBy(desc(participation.id));
}

interface Waiting {
  /** Participations whose reward waits. */
  rewards: ReadonlySet<number>;
  /** Promotions whose tickets wait to be opened or taken. */
  tickets: ReadonlySet<string>;
}

const NOTHING: Waiting = { rewards: new Set(), tickets: new Set() };

async function waitingFor(
  db: Database,
  accountId: number,
  own: readonly Participation[],
  now: Date,
): Promise<Waiting> {
  const granted = own.filter(({ state }) => state === 'granted').map(({ id }) => id);
  const rewards =
    granted.length === 0
      ? []
      : await db
          .select({ id: reward.participationId })
          .from(reward)
          .where(
            and(
              inArray(reward.participationId, granted),
              isNull(reward.claimedAt),
              or(isNull(reward.expiresAt), gt(reward.expiresAt, now)),
            ),
          );
  const tickets = await db
    .selectDistinct({ id: ticket.promotionId })
    .from(ticket)
    .where(and(eq(ticket.accountId, accountId), isWaiting(now)));
  return {
    rewards: new Set(rewards.map(({ id }) => id ?? 0)),
    tickets: new Set(tickets.map(({ id }) => id)),
  };
}

async function placesLeft(db: Database, row: PromotionRow, from: Date): Promise<number | null> {
  if (row.capacity === null) return null;
  const [taken] = await db
    .select({ count: count() })
    .from(participation)
    .where(and(eq(participation.promotionId, row.id), eq(participation.periodStart, from)));
  return Math.max(0, row.capacity - (taken?.count ?? 0));
}
