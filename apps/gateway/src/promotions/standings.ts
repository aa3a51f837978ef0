import { and, count, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf';
import type { Database } from '../database/open';
import { participation, promotion, reward, ticket } from '../database/schema';
import type { Span } from '../platform/days';
import type { Account } from '../session/sessions';
import { type Counts, countEach, type Needed, together } from './counting';
import {
  countedFor,
  countsNeeded,
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

/** Where a viewer stands, but for what has to be counted for it. */
interface Prepared {
  needed: Needed;
  /** What the merchant shows to the viewer, what needs a step first. */
  standings(counts: Counts): Standing[];
}

/** All that the merchant shows to a viewer, what needs a step first. */
export async function listStandings(db: Database, viewer: Viewer): Promise<Standing[]> {
  const { needed, standings } = await prepareStandings(db, viewer);
  return standings(await countEach(db, viewer.account?.id ?? 0, needed));
}

/** One promotion for a viewer, or undefined where it is none of theirs. */
export async function standingOf(
  db: Database,
  viewer: Viewer,
  promotionId: string,
): Promise<Standing | undefined> {
  const { needed, standings } = await prepareStandings(db, viewer, eq(promotion.id, promotionId));
  return standings(await countEach(db, viewer.account?.id ?? 0, needed))[0];
}

/** Reads everything that standings follow from, except what is counted. */
export async function prepareStandings(
  db: Database,
  viewer: Viewer,
  which?: SQL,
): Promise<Prepared> {
  const { merchant, account, now, offsetMinutes } = viewer;
  const isShown = account === null ? undefined : lte(promotion.minimumVip, account.vipLevel);
  const rows = await db
    .select()
    .from(promotion)
    .where(and(eq(promotion.merchant, merchant), isShown, which));
  const found = rows.map((row) => ({ row, ...instanceOf(row, now, offsetMinutes) }));
  const own = account === null ? [] : await ownOf(db, account.id, found);
  const waiting = account === null ? NOTHING : await waitingFor(db, account.id, own, now);
  const taken = await placesTaken(db, found);
  const parts = found.map(({ row, from, to }) => {
    const mine = own.find((one) => isOf(one, row, from)) ?? null;
    const isOnTheWay = mine !== null && row.goal !== null && !isDone(mine);
    const span = isOnTheWay ? spanSoFar(row, mine, now, offsetMinutes) : null;
    return { row, from, to, mine, span, taken: taken.get(placeOf(row, from)) ?? 0 };
  });
  return {
    needed: together(
      parts.flatMap(({ row, span }) => (span === null ? [] : [countsNeeded(row, span)])),
    ),
    standings(counts) {
      const place = ({ status }: Standing) => ORDER.indexOf(status);
      return parts
        .map((part) => toStanding(part, { counts, waiting, now }))
        .sort((a, b) => place(a) - place(b) || a.promotion.place - b.promotion.place);
    },
  };
}

interface Found extends Part {
  to: Date | null;
  mine: Participation | null;
  /** What has to be counted over; null where nothing has. */
  span: Span | null;
  taken: number;
}

function toStanding(
  { row, from, to, mine, span, taken }: Found,
  { counts, waiting, now }: { counts: Counts; waiting: Waiting; now: Date },
): Standing {
  const remaining = row.capacity === null ? null : Math.max(0, row.capacity - taken);
  const counted = span === null ? null : countedFor(row, counts, span);
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
  return { promotion: row, from, to, own: mine, status, action, remaining, counted };
}

interface Part {
  row: PromotionRow;
  from: Date;
}

/** Whether somebody takes part in this promotion and in the part of its window that began then. */
const isOf = (one: Participation, row: PromotionRow, from: Date): boolean =>
  one.promotionId === row.id && one.periodStart.getTime() === from.getTime();

/** Nothing counts any more for whoever has got what there is. */
const isDone = ({ state }: Participation): boolean =>
  ['granted', 'issued', 'claimed'].includes(state);

async function ownOf(
  db: Database,
  accountId: number,
  parts: readonly Part[],
): Promise<Participation[]> {
  if (parts.length === 0) return [];
  const begun = parts.map(({ from }) => from);
  return db
    .select()
    .from(participation)
    .where(and(eq(participation.accountId, accountId), isOneOf(participation.periodStart, begun)))
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

const placeOf = ({ id }: Pick<PromotionRow, 'id'>, from: Date): string => `${id} ${from.getTime()}`;

/** How many take part in what only so many can. */
async function placesTaken(
  db: Database,
  parts: readonly Part[],
): Promise<ReadonlyMap<string, number>> {
  const limited = parts.filter(({ row }) => row.capacity !== null);
  if (limited.length === 0) return new Map();
  const { promotionId: id, periodStart: from } = participation;
  const rows = await db
    .select({ id, from, count: count() })
    .from(participation)
    .where(or(...limited.map((part) => and(eq(id, part.row.id), eq(from, part.from)))))
    .groupBy(id, from);
  return new Map(rows.map((row) => [placeOf(row, row.from), row.count]));
}
