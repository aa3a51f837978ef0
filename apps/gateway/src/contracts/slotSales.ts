import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { monthsOf } from '../agent/accountMonths';
import { isBelow, isThis, type LineagePosition } from '../agent/lineage';
import { accountDay, accountMonth, merchantDays } from '../agent/schema';
import { isInDays } from '../agent/sums';
import { teamDays } from '../agent/teamDays';
import type { Database } from '../database/open';
import { bet } from '../games/schema';
import { DAY_MS, dayOf, type Span, startOfDay } from '../platform/days';
import { account } from '../session/schema';
import { movedBets } from './countedBets';
import { earliest, latest, plus, type Slot, type SlotSales } from './slots';
import { NO_SALES, toSales } from './tiers';

type Team = LineagePosition;

/** What of a span is read from the sums of whole days, and what from bets. */
interface Cut {
  days: Span | null;
  pieces: Span[];
}

/** What is read: a team, its settlements, and the first settlement of each period. */
interface Reading extends Cut {
  top: Team;
  span: Span;
  slots: readonly Slot[];
  firsts: readonly number[];
  offsetMinutes: number;
}

/**
 * What a team bet in each of some settlements that follow each other without a gap, in one statement. Only bets within
 * `counted` count, as with a contract that began or ended in between. Settlements without bets are left out.
 */
export async function slotSalesOf(
  db: Database,
  top: Team,
  slots: readonly Slot[],
  counted: Span,
  offsetMinutes: number,
): Promise<Map<number, SlotSales>> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const span = {
    from: latest(first.span.from, counted.from),
    to: earliest(last.span.to, counted.to),
  };
  if (span.from >= span.to) return new Map();
  const firsts = slots.flatMap(({ period }, at) => (period === slots[at - 1]?.period ? [] : [at]));
  const cut = await cutOf(db, top, slots, span, offsetMinutes);
  const rows = await readSlots(db, { ...cut, top, span, slots, firsts, offsetMinutes });
  const found = new Map<number, SlotSales>();
  let soFar = NO_SALES;
  let period: number | undefined;
  for (const { slot, people, newPeople, stake, payout } of rows) {
    const home = slots[slot]?.period;
    if (home !== period) soFar = NO_SALES;
    period = home;
    soFar = plus(soFar, toSales(newPeople, stake, payout));
    found.set(slot, { sales: toSales(people, stake, payout), soFar });
  }
  return found;
}

/** Cuts the days off a span by which the merchant's sums are kept, where settlements begin with such days. */
async function cutOf(
  db: Database,
  { merchant }: Team,
  slots: readonly Slot[],
  { from, to }: Span,
  offsetMinutes: number,
): Promise<Cut> {
  const none = { days: null, pieces: [{ from, to }] };
  const dayAt = (moment: Date) => startOfDay(moment, offsetMinutes);
  if (slots.some(({ span }) => dayAt(span.from).getTime() !== span.from.getTime())) return none;
  const [kept] = await db.select().from(merchantDays).where(eq(merchantDays.merchant, merchant));
  if ((kept?.utcOffsetMinutes ?? 0) !== offsetMinutes) return none;
  const days = { from: dayAt(new Date(from.getTime() + DAY_MS - 1)), to: dayAt(to) };
  if (days.from >= days.to) return none;
  const pieces = [
    { from, to: days.from },
    { from: days.to, to },
  ];
  return { days, pieces: pieces.filter((piece) => piece.from < piece.to) };
}

/** Settlements in which somebody bet or a bet was decided, oldest first, with how many did and how many of them first in the period. */
async function readSlots(db: Database, reading: Reading) {
  const { slots, firsts, days } = reading;
  const played = db.$with('played').as(playedBets(db, reading));
  const isLong = days !== null && slots.some(({ span }) => lengthOf(span) > DAY_MS);
  // Where each settlement is a period of its own and no longer than a day, its people are those of the day.
  const isCounted = isLong || firsts.length < slots.length;
  const sold = db
    .select({
      slot: played.slot,
      stake: played.stake,
      payout: played.payout,
      people: sql<number>`1`.as('people'),
      newPeople: sql<number>`0::bigint`.as('new_people'),
    })
    .from(played);
  const kept = days === null ? [] : keptOnDays(db, reading, days);
  const counted = isCounted ? [firstTimes(db, reading)] : [];
  const parts = [sql`${sold}`, movedBySlot(db, reading), ...kept, ...counted];
  const bySlot = sql.join(parts, sql` union all `);
  const rows = await db
    .with(played)
    .select({
      slot: sql<number>`slot`,
      people: sql<number>`sum(people)::int`,
      newPeople: sql<number>`sum(new_people)::int`,
      stake: sql`sum(stake)`.mapWith(BigInt),
      payout: sql`sum(payout)`.mapWith(BigInt),
    })
    .from(sql`(${bySlot}) as by_slot`)
    .groupBy(sql`slot`)
    .having(sql`sum(people) > 0 or sum(stake) <> 0`)
    .orderBy(sql`slot`);
  return rows.map((row) => ({
    ...row,
    // In a long settlement who bet on two days is one; it is the whole period of a dividend.
    people: isLong ? row.newPeople : row.people,
    newPeople: isCounted ? row.newPeople : row.people,
  }));
}

const lengthOf = ({ from, to }: Span) => to.getTime() - from.getTime();

const startsOf = (slots: readonly Slot[]) =>
  `{${slots.map(({ span }) => span.from.toISOString()).join(',')}}`;

/** Bets that were not decided when they were placed, from the settlement of the one to that of the other. */
function movedBySlot(db: Database, { top, span, slots }: Reading): SQL {
  const moved = movedBets(db, span);
  const rows = db
    .select({
      slot: sql<number>`width_bucket(${moved.at}, ${startsOf(slots)}::timestamptz[]) - 1`.as(
        'slot',
      ),
      stake: moved.stake,
      payout: moved.payout,
      people: sql<number>`0`.as('people'),
      newPeople: sql<number>`0`.as('new_people'),
    })
    .from(moved)
    .innerJoin(account, eq(account.id, moved.accountId))
    .where(or(isThis(top), isBelow(top)));
  return sql`${rows}`;
}

/** What each person bet in the pieces that are read from bets, by settlements. */
function playedBets(db: Database, { top, slots, pieces }: Reading) {
  const starts = startsOf(slots);
  const isInPiece = or(
    sql`false`,
    ...pieces.map(({ from, to }) => and(gte(bet.playedAt, from), lt(bet.playedAt, to))),
  );
  return db
    .select({
      slot: sql<number>`width_bucket(${bet.playedAt}, ${starts}::timestamptz[]) - 1`.as('slot'),
      accountId: bet.accountId,
      stake: sql<bigint>`sum(${bet.stake})`.as('stake'),
      payout: sql<bigint>`sum(${bet.payout})`.as('payout'),
    })
    .from(bet)
    .innerJoin(account, eq(account.id, bet.accountId))
    .where(and(or(isThis(top), isBelow(top)), isInPiece))
    .groupBy(sql`1, 2`);
}

/** What is kept of whole days: of everybody below, and of the person at the top. */
function keptOnDays(db: Database, { top, slots, offsetMinutes }: Reading, span: Span) {
  const days = { span, utcOffsetMinutes: offsetMinutes };
  const starts = `{${slots.map((slot) => dayOf(slot.span.from, offsetMinutes)).join(',')}}`;
  const slotOf = (day: SQL) => sql<number>`width_bucket(${day}, ${starts}::date[]) - 1`.as('slot');
  const kept = teamDays(db, top, days);
  const below = db
    .select({
      slot: slotOf(sql`${kept.day}`),
      stake: kept.stake,
      payout: kept.payout,
      people: kept.players,
      newPeople: sql<number>`0`.as('new_people'),
    })
    .from(kept);
  const own = db
    .select({
      slot: slotOf(sql`${accountDay.day}`),
      stake: accountDay.stake,
      payout: accountDay.payout,
      people: sql<number>`(${accountDay.bets} > 0)::int`.as('people'),
      newPeople: sql<number>`0`.as('new_people'),
    })
    .from(accountDay)
    .where(and(eq(accountDay.accountId, top.id), isInDays(days)));
  return [sql`${below}`, sql`${own}`];
}

/** How many people bet in a settlement for the first time in its period; those of pieces are in `played`. */
function firstTimes(db: Database, reading: Reading): SQL {
  const firsts = `{${reading.firsts.join(',')}}`;
  const months = monthsOfPeriods(reading);
  const inPieces = sql`select width_bucket(slot, ${firsts}::int[]) as period, account_id, slot from played`;
  const inMonths = months.length === 0 ? [] : [firstDays(db, reading, months)];
  const known = sql.join([inPieces, ...inMonths], sql` union all `);
  // In a period of one month, of which no bets are read, each person is known once.
  const isOnce =
    reading.pieces.length === 0 &&
    new Set(months.map(({ period }) => period)).size === months.length;
  const people = isOnce
    ? known
    : sql`select min(slot) as slot from (${known}) as known group by period, account_id`;
  return sql`select slot, 0, 0, 0, count(*) from (${people}) as first_times group by slot`;
}

/** The days of a period in a month, as bits, and the settlement with which the period begins. */
interface PeriodMonth {
  period: number;
  slot: number;
  month: string;
  bits: number;
}

/** The whole days of each period by months. */
function monthsOfPeriods({ slots, firsts, days, offsetMinutes }: Reading): PeriodMonth[] {
  if (days === null) return [];
  return firsts.flatMap((slot, at) => {
    const [begin, end] = [slots[slot], slots[(firsts[at + 1] ?? slots.length) - 1]];
    if (begin === undefined || end === undefined) return [];
    const from = latest(begin.span.from, days.from);
    const span = { from, to: latest(from, earliest(end.span.to, days.to)) };
    return monthsOf({ span, utcOffsetMinutes: offsetMinutes }).map(([month, bits]) => ({
      ...{ period: at + 1, slot, month, bits },
    }));
  });
}

/** The settlement of the first whole day in each period on which somebody bet. */
function firstDays(
  db: Database,
  { top, slots, offsetMinutes }: Reading,
  months: readonly PeriodMonth[],
): SQL {
  const values = months.map(
    ({ period, slot, month, bits }) =>
      sql`(${period}::int, ${slot}::int, ${month}::date, ${bits}::int)`,
  );
  const part = sql`(values ${sql.join(values, sql`, `)}) as part (period, slot, month, bits)`;
  const found = sql`(${accountMonth.played} & part.bits)`;
  // The lowest bit is the first day.
  const day = sql`${accountMonth.month} + round(ln((${found} & -${found})::float8) / ln(2::float8))::int`;
  const start = slots[0] && dayOf(slots[0].span.from, offsetMinutes);
  const isByDay = slots.every(({ span }) => lengthOf(span) === DAY_MS);
  const rows = db
    .select({
      period: sql<number>`part.period`.as('period'),
      accountId: accountMonth.accountId,
      slot: sql<number>`${isByDay ? sql`${day} - ${start}::date` : sql`part.slot`}`.as('slot'),
    })
    .from(accountMonth)
    .innerJoin(part, sql`part.month = ${accountMonth.month}`)
    .where(
      and(
        or(eq(accountMonth.accountId, top.id), isBelow(top, accountMonth.lineage)),
        sql`${found} <> 0`,
      ),
    );
  return sql`${rows}`;
}
