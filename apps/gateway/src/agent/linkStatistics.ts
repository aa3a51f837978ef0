import { and, count, eq, gt, inArray, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { formatAmount } from '../money/amount';
import { type Given, type Played, playersResultOf } from '../money/results';
import { total } from '../money/totals';
import { dayOf } from '../platform/days';
import type { Query } from '../platform/handlers';
import { pageOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import { fromLinkId, isOwnedBy, toLinkId } from './registerLinks';
import { accountDay, accountOpening, registerLink, registerLinkDay } from './schema';
import { type DayReportQuery, dayIn, daysOf, isInDays, within } from './sums';

type Schemas = components['schemas'];
type Figures = Schemas['RegisterLinkFigures'];
type Row = Schemas['RegisterLinkStatisticsRow'];

/** Whose links, and over which days. */
interface StatisticsQuery extends Pick<DayReportQuery, 'span' | 'utcOffsetMinutes'> {
  ownerId: number;
}

type Wanted = Pick<
  Query<'getRegisterLinkStatistics'>,
  'linkId' | 'groupBy' | 'pageNo' | 'pageSize'
>;

/** What came of links, in minor units. */
interface Sums extends Played, Given {
  visits: number;
  registered: number;
  firstDeposits: number;
}

/** What a row of sums stands for. */
interface Keys {
  linkId: number;
  sub: string;
  day: string;
}

type SumsRow = Sums & Keys;

const NO_SUMS: Sums = {
  visits: 0,
  registered: 0,
  firstDeposits: 0,
  stake: 0n,
  payout: 0n,
  rebate: 0n,
  bonus: 0n,
};

/** What came of an agent's links over some days, as rows of one kind (AG-08). */
export async function linkStatistics(
  db: Database,
  query: StatisticsQuery,
  { linkId, groupBy = 'link', ...page }: Wanted,
): Promise<Schemas['RegisterLinkStatisticsPage']> {
  const links = await db
    .select({ id: registerLink.id, name: registerLink.name })
    .from(registerLink)
    .where(
      and(
        isOwnedBy(query.ownerId),
        linkId === undefined ? undefined : eq(registerLink.id, fromLinkId(linkId)),
      ),
    );
  if (linkId !== undefined && links.length === 0) throw new Refusal('NOT_FOUND');
  const ids = links.map(({ id }) => id);
  const sums = ids.length === 0 ? [] : await sumsOf(db, query, { ids, groupBy });
  const rows = {
    link: () => linkRows(links, sums),
    sub: () => subRows(links, sums),
    day: () => dayRows(daysOf(query.span, query.utcOffsetMinutes), sums),
  }[groupBy]();
  return { ...pageOf(rows, page), totals: toFigures(sumUp(sums)) };
}

interface Link {
  id: number;
  name: string;
}

/** Each link, also one that nobody has opened. */
function linkRows(links: readonly Link[], sums: readonly SumsRow[]): Row[] {
  const byLink = new Map(sums.map((row) => [row.linkId, row]));
  return links
    .map(({ id, name }) => toRow({ linkId: toLinkId(id), name }, byLink.get(id) ?? NO_SUMS))
    .toSorted(byVisits);
}

function subRows(links: readonly Link[], sums: readonly SumsRow[]): Row[] {
  const names = new Map(links.map(({ id, name }) => [id, name]));
  return sums
    .map(({ linkId: id, sub, ...row }) =>
      toRow({ linkId: toLinkId(id), name: names.get(id) ?? null, sub }, row),
    )
    .toSorted(byVisits);
}

/** Each of the days, newest first. */
function dayRows(days: readonly string[], sums: readonly SumsRow[]): Row[] {
  const byDay = new Map(sums.map((row) => [row.day, row]));
  return days.toReversed().map((date) => toRow({ date }, byDay.get(date) ?? NO_SUMS));
}

const toRow = (keys: Partial<Row>, sums: Sums): Row => ({
  ...{ linkId: null, name: null, sub: null, date: null },
  ...keys,
  figures: toFigures(sums),
});

const byVisits = ({ figures: a, ...one }: Row, { figures: b, ...other }: Row): number =>
  b.visits - a.visits ||
  b.registered - a.registered ||
  (one.name ?? '').localeCompare(other.name ?? '', 'en') ||
  (one.sub ?? '').localeCompare(other.sub ?? '', 'en');

function sumUp(rows: readonly Sums[]): Sums {
  const sum = { ...NO_SUMS };
  for (const row of rows) {
    sum.visits += row.visits;
    sum.registered += row.registered;
    sum.firstDeposits += row.firstDeposits;
    sum.stake += row.stake;
    sum.payout += row.payout;
    sum.rebate += row.rebate;
    sum.bonus += row.bonus;
  }
  return sum;
}

/** Which links count, and what a row stands for. */
interface Grouping {
  ids: number[];
  groupBy: Schemas['RegisterLinkGrouping'];
}

/** Sums by link, by link and place, or by day. What a row does not stand for is 0 or empty in it. */
async function sumsOf(
  db: Database,
  query: StatisticsQuery,
  grouping: Grouping,
): Promise<SumsRow[]> {
  const rows = new Map<string, SumsRow>();
  const add = ({ linkId, sub, day, ...sums }: Keys & Partial<Sums>): void => {
    const key = `${linkId} ${sub} ${day}`;
    rows.set(key, { ...NO_SUMS, ...rows.get(key), linkId, sub, day, ...sums });
  };
  for (const row of await visits(db, query, grouping)) add(row);
  for (const row of await registrations(db, query, grouping)) add(row);
  for (const row of await firstDeposits(db, query, grouping)) add(row);
  for (const row of await bets(db, query, grouping)) add(row);
  return [...rows.values()];
}

/** What a row stands for, as columns. */
const keysOf = (
  { groupBy }: Grouping,
  columns: { linkId: SQLWrapper; sub: SQLWrapper; day: SQLWrapper },
) => ({
  linkId: groupBy === 'day' ? sql<number>`0` : sql<number>`${columns.linkId}`,
  sub: groupBy === 'sub' ? sql<string>`${columns.sub}` : sql<string>`''`,
  day: groupBy === 'day' ? sql<string>`(${columns.day})::text` : sql<string>`''`,
});

const BY_KEYS = sql`1, 2, 3`;

function visits(db: Database, query: StatisticsQuery, grouping: Grouping) {
  const { linkId, day, visits: opened } = registerLinkDay;
  return db
    .select({
      ...keysOf(grouping, registerLinkDay),
      visits: sql`sum(${opened})`.mapWith(Number),
    })
    .from(registerLinkDay)
    .where(and(inArray(linkId, grouping.ids), isInDays(query, day)))
    .groupBy(BY_KEYS);
}

const openedBy = ({ ids }: Grouping): SQL => inArray(accountOpening.linkId, ids);

function registrations(db: Database, query: StatisticsQuery, grouping: Grouping) {
  const { span, utcOffsetMinutes } = query;
  const { linkId, sub } = accountOpening;
  const first = dayOf(span.from, utcOffsetMinutes);
  const day = sql`${first}::date + ${dayIn(account.registeredAt, span)}`;
  return db
    .select({ ...keysOf(grouping, { linkId, sub, day }), registered: count() })
    .from(accountOpening)
    .innerJoin(account, eq(account.id, accountOpening.accountId))
    .where(and(openedBy(grouping), within(account.registeredAt, span)))
    .groupBy(BY_KEYS);
}

function firstDeposits(db: Database, query: StatisticsQuery, grouping: Grouping) {
  const { linkId, sub } = accountOpening;
  const first = db
    .select({ accountId: accountDay.accountId, day: min(accountDay.day).as('day') })
    .from(accountDay)
    .innerJoin(accountOpening, eq(accountOpening.accountId, accountDay.accountId))
    .where(and(openedBy(grouping), gt(accountDay.depositCount, 0)))
    .groupBy(accountDay.accountId)
    .as('first');
  return db
    .select({ ...keysOf(grouping, { linkId, sub, day: first.day }), firstDeposits: count() })
    .from(first)
    .innerJoin(accountOpening, eq(accountOpening.accountId, first.accountId))
    .where(isInDays(query, first.day))
    .groupBy(BY_KEYS);
}

function bets(db: Database, query: StatisticsQuery, grouping: Grouping) {
  const { linkId, sub } = accountOpening;
  const { day, stake, payout, rebate, bonus } = accountDay;
  return db
    .select({
      ...keysOf(grouping, { linkId, sub, day }),
      stake: total(stake),
      payout: total(payout),
      rebate: total(rebate),
      bonus: total(bonus),
    })
    .from(accountDay)
    .innerJoin(accountOpening, eq(accountOpening.accountId, accountDay.accountId))
    .where(and(openedBy(grouping), isInDays(query)))
    .groupBy(BY_KEYS);
}

const WHOLE = 10_000;

/** How many of some, in basis points; of none there is no share. */
const rateOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * WHOLE) / whole);

function toFigures(sums: Sums): Figures {
  const { visits: opened, registered, firstDeposits: deposited } = sums;
  return {
    visits: opened,
    registered,
    registeredRate: rateOf(registered, opened),
    firstDeposits: deposited,
    firstDepositRate: rateOf(deposited, registered),
    validBet: formatAmount(sums.stake),
    profitLoss: formatAmount(playersResultOf(sums)),
  };
}
