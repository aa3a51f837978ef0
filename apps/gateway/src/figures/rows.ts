import { and, eq, gt, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isBelow, isDirectlyBelow, isThis, lineageBelow } from '../agent/lineage';
import { isAnyWalletOfAccount, isSessionOpen } from '../agent/memberFacts';
import { ordersOf } from '../agent/orderRows';
import { firstDepositors } from '../agent/overview';
import { accountDay, teamChange, teamGroup } from '../agent/schema';
import { NO_CATEGORY } from '../agent/statement';
import { dayIn, isInDays, within } from '../agent/sums';
import { bet } from '../games/schema';
import { balance, ledgerAccount } from '../money/schema';
import { AGENT_TYPES } from '../platform/access';
import { account, session } from '../session/schema';
import type { Asked } from './asked';
import type { Rows } from './split';

const pathOf = (lineage: SQLWrapper, id: SQLWrapper) => sql`${lineage} || ${id} || '/'`;

/** The columns of rows, in the one order that all of them have. */
const columns = (path: SQL, day: SQLWrapper | null, value: SQLWrapper) => ({
  path: sql<string>`${path}`.as('path'),
  day: sql<number | null>`${day ?? sql`null::int`}`.as('day'),
  value: sql<string>`${value}`.as('value'),
});

const ACCOUNT_PATH = pathOf(account.lineage, account.id);

type SumName =
  | 'bets'
  | 'stake'
  | 'payout'
  | 'rebate'
  | 'bonus'
  | 'salary'
  | 'deposits'
  | 'withdrawals';
type PlayedName = 'bets' | 'stake' | 'payout';

/** Kept sums, as all reports read them. */
export function keptRows(asked: Asked, name: SumName): Rows {
  const day = sql`(${accountDay.day} - ${asked.dates[0]}::date)`;
  const isWanted = and(asked.sumsOf, isInDays(asked), ne(accountDay[name], sql`0`));
  return asked.db
    .select(columns(pathOf(accountDay.lineage, accountDay.accountId), day, accountDay[name]))
    .from(accountDay)
    .where(isWanted);
}

const PLAYED = { bets: sql`1`, stake: sql`${bet.stake}`, payout: sql`${bet.payout}` } as const;

/** The bets themselves, of a category where one is asked for. */
export function betRows(asked: Asked, name: PlayedName): Rows {
  const { gameCategory } = asked.filters;
  return asked.db
    .select(columns(ACCOUNT_PATH, dayIn(bet.playedAt, asked.span), PLAYED[name]))
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(
      and(
        asked.whom,
        within(bet.playedAt, asked.span),
        gameCategory === undefined ? undefined : eq(bet.gameType, gameCategory),
      ),
    );
}

/** What was played: of a category it is counted, for sums are not kept by category. */
export function playedRows(asked: Asked, name: PlayedName): Rows {
  return asked.filters.gameCategory === undefined ? keptRows(asked, name) : betRows(asked, name);
}

/** What was given belongs to no game, so it stands under the category of what has none. */
export function givenRows(asked: Asked, name: 'rebate' | 'bonus' | 'salary'): Rows {
  const { gameCategory = NO_CATEGORY } = asked.filters;
  const isNone = gameCategory === NO_CATEGORY ? undefined : sql`false`;
  return keptRows({ ...asked, sumsOf: and(asked.sumsOf, isNone) }, name);
}

type OrderValue = 'deposit' | 'withdrawal' | 'transferIn' | 'transferOut' | 'fee';

/** Orders that are done, on the day on which they moved money. */
export function orderRows(asked: Asked, value: OrderValue): Rows {
  const orders = ordersOf(asked.db, asked);
  const amount = value === 'fee' ? orders.fee : orders.amount;
  return asked.db
    .select(
      columns(
        pathOf(orders.lineage, orders.accountId),
        dayIn(orders.completedAt, asked.span),
        amount,
      ),
    )
    .from(orders)
    .where(
      and(eq(orders.status, 'completed'), value === 'fee' ? undefined : eq(orders.type, value)),
    );
}

/** People of the team, each as one. */
export function peopleRows(
  asked: Asked,
  which: 'directAgents' | 'directMembers' | 'registered',
): Rows {
  const isAgent = inArray(account.type, [...AGENT_TYPES]);
  const isDirect = isDirectlyBelow(asked.who.top);
  const where = {
    directAgents: and(isDirect, isAgent),
    directMembers: and(isDirect, sql`not (${isAgent})`),
    registered: and(asked.whom, within(account.registeredAt, asked.span)),
  }[which];
  const day = which === 'registered' ? dayIn(account.registeredAt, asked.span) : null;
  return asked.db
    .select(columns(ACCOUNT_PATH, day, sql`1`))
    .from(account)
    .where(where);
}

/** People who are logged in. */
export function onlineRows(asked: Asked): Rows {
  return asked.db
    .selectDistinct(columns(ACCOUNT_PATH, null, sql`1`))
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(asked.whom, isSessionOpen(asked.viewer)));
}

/** People who bet; over several days each is one. */
export function activeRows(asked: Asked): Rows {
  return asked.db
    .selectDistinct(columns(pathOf(accountDay.lineage, accountDay.accountId), null, sql`1`))
    .from(accountDay)
    .where(and(asked.sumsOf, isInDays(asked), gt(accountDay.bets, 0)));
}

/** People whose first deposit was credited. */
export function firstDepositRows(asked: Asked): Rows {
  const found = firstDepositors(asked.db, asked);
  return asked.db.select(columns(pathOf(found.lineage, found.accountId), null, sql`1`)).from(found);
}

/**
 * People, or what their wallets hold: those at the top of a branch one by one, and below them the sums that are kept
 * for each group, so that a large team is not read person by person.
 */
export function nowRows(asked: Asked, name: 'people' | 'balance'): Rows {
  const { db, who } = asked;
  const isTop = who.kind === 'team' ? undefined : isThis(who.top);
  const isSingle =
    who.kind === 'person'
      ? isTop
      : sql`(${isDirectlyBelow(who.top)}${isTop ? sql` or ${isTop}` : sql``})`;
  const singles =
    name === 'people'
      ? db
          .select(columns(ACCOUNT_PATH, null, sql`1::bigint`))
          .from(account)
          .where(isSingle)
      : db
          .select(columns(ACCOUNT_PATH, null, balance.amount))
          .from(account)
          .innerJoin(ledgerAccount, isAnyWalletOfAccount)
          .innerJoin(balance, eq(balance.ledgerAccountId, ledgerAccount.id))
          .where(isSingle);
  if (who.kind === 'person') return singles;
  const own = lineageBelow(who.top);
  // Those directly below, who share the lineage of the top, are counted one by one.
  const group = db
    .select(columns(sql`${teamGroup.lineage}`, null, sql`${teamGroup[name]}::bigint`))
    .from(teamGroup)
    .where(and(isBelow(who.top, teamGroup.lineage), ne(teamGroup.lineage, own)));
  const change = db
    .select(columns(sql`${teamChange.lineage}`, null, sql`${teamChange[name]}::bigint`))
    .from(teamChange)
    .where(and(isBelow(who.top, teamChange.lineage), ne(teamChange.lineage, own)));
  return unionAll(singles, group, change);
}
