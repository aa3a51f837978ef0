import type { Database } from '../database/open';
import { ONE_ROW } from '../database/subquery';
import type { Span } from '../platform/days';
import type { Account } from '../session/sessions';
import { type CountQuery, type Counts, countEach, mergeCountQueries } from './counting';
import { countedFor, countQueryOf, instanceOf, spanSoFar } from './instances';
import { type PromotionRow, queryWithOffers } from './offers';
import type { OffersSource } from './promotionRules';
import {
  actionOf,
  ORDER,
  type ParticipationState,
  type Payout,
  type PromotionAction,
  type PromotionStatus,
  statusOf,
} from './status';
import {
  type Instance,
  instanceName,
  type OwnParticipation,
  type ViewerState,
  viewerState,
} from './viewerState';

/** Who sees promotions, when, and where the merchant's days begin. */
export interface Viewer extends OffersSource {
  /** Null for visitors, who see every promotion but take part in none. */
  account: Account | null;
  now: Date;
  offsetMinutes: number;
}

/** A promotion as a viewer sees it. */
export interface PromotionView {
  promotion: PromotionRow;
  /** The part of its window that applies now; `to` is null if it has no end. */
  from: Date;
  to: Date | null;
  own: OwnParticipation | null;
  status: PromotionStatus;
  action: PromotionAction;
  remaining: number | null;
  /** What has counted so far; null without a goal to reach. */
  counted: bigint | null;
}

/** No account has this id: visitors take part in nothing. */
const NOBODY = 0;

/** What a viewer sees, ready but for what has to be counted. */
interface PreparedViews {
  needed: CountQuery;
  /** What the merchant shows to the viewer; promotions that need a step come first. */
  views(counts: Counts): PromotionView[];
}

/** All that the merchant shows to a viewer; promotions that need a step come first. */
export async function listPromotionViews(db: Database, viewer: Viewer): Promise<PromotionView[]> {
  return viewsIn(db, viewer, () => true);
}

/** One promotion for a viewer, or undefined if it is not shown to them. */
export async function promotionViewOf(
  db: Database,
  viewer: Viewer,
  promotionId: string,
): Promise<PromotionView | undefined> {
  return (await viewsIn(db, viewer, ({ id }) => id === promotionId))[0];
}

async function viewsIn(
  db: Database,
  viewer: Viewer,
  isWanted: (row: PromotionRow) => boolean,
): Promise<PromotionView[]> {
  const accountId = viewer.account?.id ?? NOBODY;
  const found = await queryWithOffers(db, viewer, async ({ rows }) => {
    const offered = offeredTo(viewer, rows.filter(isWanted));
    const [state] = await db.select(viewerState(accountId, offered, viewer.now)).from(ONE_ROW);
    if (state === undefined) throw new Error('Nothing was looked up');
    return { version: state.version, ...preparePromotionViews(viewer, offered, state) };
  });
  return found.views(await countEach(db, accountId, found.needed));
}

/** A promotion with the part of its window that applies now; `to` is null if it has no end. */
interface Offered extends Instance {
  to: Date | null;
}

/** The merchant's promotions that a viewer may see. */
export function offeredTo(
  { account, now, offsetMinutes }: Viewer,
  rows: readonly PromotionRow[],
): Offered[] {
  return rows
    .filter(({ minimumVip }) => account === null || minimumVip <= account.vipLevel)
    .map((row) => ({ row, ...instanceOf(row, now, offsetMinutes) }));
}

/** Prepares what a viewer sees from all that was queried, except what has to be counted. */
export function preparePromotionViews(
  { now, offsetMinutes }: Viewer,
  offered: readonly Offered[],
  state: ViewerState,
): PreparedViews {
  const entries = offered.map(({ row, from, to }) => {
    const mine = state.own.find((one) => isOf(one, row, from)) ?? null;
    const isInProgress = mine !== null && row.goal !== null && !isDone(mine);
    const span = isInProgress ? spanSoFar(row, mine, now, offsetMinutes) : null;
    return { row, from, to, mine, span, taken: state.taken.get(instanceName(row.id, from)) ?? 0 };
  });
  return {
    needed: mergeCountQueries(
      entries.flatMap(({ row, span }) => (span === null ? [] : [countQueryOf(row, span)])),
    ),
    views(counts) {
      const position = ({ status }: PromotionView) => ORDER.indexOf(status);
      return entries
        .map((entry) => toView(entry, { counts, state, now }))
        .sort((a, b) => position(a) - position(b) || a.promotion.place - b.promotion.place);
    },
  };
}

interface Found extends Offered {
  mine: OwnParticipation | null;
  /** The span to count in; null if nothing has to be counted. */
  span: Span | null;
  taken: number;
}

function toView(
  { row, from, to, mine, span, taken }: Found,
  { counts, state, now }: { counts: Counts; state: ViewerState; now: Date },
): PromotionView {
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
        ? state.tickets.has(row.id)
        : mine !== null && state.rewards.has(mine.id),
  });
  const action = actionOf(status, payout);
  return { promotion: row, from, to, own: mine, status, action, remaining, counted };
}

/** Whether a participation belongs to this promotion and to the part of its window that starts at `from`. */
const isOf = (one: OwnParticipation, row: PromotionRow, from: Date): boolean =>
  one.promotionId === row.id && one.periodStart.getTime() === from.getTime();

/** Once the reward is given nothing counts any more. */
const isDone = ({ state }: OwnParticipation): boolean =>
  ['granted', 'issued', 'claimed'].includes(state);
