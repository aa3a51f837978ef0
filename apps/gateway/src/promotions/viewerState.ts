import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf';
import { subquery } from '../database/subquery';
import { offersVersion, type PromotionRow } from './offers';
import { participation, reward, ticket } from './schema';
import { isWaiting } from './ticketRules';

/** A viewer's own participation. */
export type OwnParticipation = Pick<
  typeof participation.$inferSelect,
  'id' | 'accountId' | 'promotionId' | 'periodStart' | 'state'
>;

/** The part of a promotion's window that begins at `from`. */
export interface Instance {
  row: PromotionRow;
  from: Date;
}

/** What a viewer's promotions depend on, besides the promotions themselves and what is counted. */
export interface ViewerState {
  /** The version of the promotions at the same moment. */
  version: string;
  own: readonly OwnParticipation[];
  /** Own participations whose reward waits to be claimed. */
  rewards: ReadonlySet<number>;
  /** Promotions whose tickets wait to be opened or claimed. */
  tickets: ReadonlySet<string>;
  /** How many have joined where places are limited, by `instanceName`. */
  taken: ReadonlyMap<string, number>;
}

/** The key of one part of a promotion's window. */
export const instanceName = (promotionId: string, from: Date): string =>
  `${promotionId} ${from.getTime()}`;

/** An account's state in some promotions, as columns of one query. */
export function viewerState(accountId: number, instances: readonly Instance[], now: Date) {
  return {
    version: offersVersion(),
    own: ownParticipations(accountId, instances),
    rewards: waitingRewards(accountId, now),
    tickets: waitingTickets(accountId, now),
    taken: placesTaken(instances),
  };
}

function ownParticipations(accountId: number, instances: readonly Instance[]) {
  const { id, promotionId, periodStart, state } = participation;
  const begun = instances.map(({ from }) => from);
  const condition = and(eq(participation.accountId, accountId), isOneOf(periodStart, begun));
  return subquery(
    sql`select coalesce(json_agg(json_build_array(${id}, ${promotionId}, ${periodStart}, ${state})), '[]')
      from ${participation} where ${condition}`,
  ).mapWith(
    (
      rows: [id: number, promotionId: string, periodStart: string, state: string][],
    ): OwnParticipation[] =>
      rows.map(([of, promotion, begins, reached]) => ({
        id: of,
        accountId,
        promotionId: promotion,
        periodStart: new Date(begins),
        state: reached,
      })),
  );
}

function waitingRewards(accountId: number, now: Date) {
  const condition = and(
    eq(participation.accountId, accountId),
    eq(participation.state, 'granted'),
    isNull(reward.claimedAt),
    or(isNull(reward.expiresAt), gt(reward.expiresAt, now)),
  );
  return subquery(
    sql`select coalesce(json_agg(${participation.id}), '[]') from ${participation}
      join ${reward} on ${reward.participationId} = ${participation.id} where ${condition}`,
  ).mapWith((ids: number[]) => new Set(ids));
}

function waitingTickets(accountId: number, now: Date) {
  const condition = and(eq(ticket.accountId, accountId), isWaiting(now));
  return subquery(
    sql`select coalesce(json_agg(distinct ${ticket.promotionId}), '[]') from ${ticket} where ${condition}`,
  ).mapWith((ids: string[]) => new Set(ids));
}

function placesTaken(instances: readonly Instance[]) {
  const limited = instances.filter(({ row }) => row.capacity !== null);
  const ids = sql.param(limited.map(({ row }) => row.id));
  const begun = sql.param(limited.map(({ from }) => from.toISOString()));
  return subquery(
    sql`select coalesce(json_agg(json_build_array(named, since, taken)), '[]')
      from (select named, since, count(*)::int as taken
        from unnest(${ids}::text[], ${begun}::timestamptz[]) as limited(named, since)
          join ${participation} on ${participation.promotionId} = named and ${participation.periodStart} = since
        group by named, since) as parts`,
  ).mapWith(
    (rows: [id: string, since: string, taken: number][]) =>
      new Map(rows.map(([id, since, taken]) => [instanceName(id, new Date(since)), taken])),
  );
}
