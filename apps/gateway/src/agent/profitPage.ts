import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import type { Span } from '../platform/days';
import type { Query } from '../platform/handlers';
import { type Page, pageOf, toPage, windowOf } from '../platform/paging';
import { countPeople } from './accountMonths';
import { compareWithBefore } from './compare';
import {
  accountRows,
  type Grouping,
  NO_SUMS,
  statementRows,
  statementTotals,
  toFigures,
} from './statement';
import { type DayReportQuery, daysOf } from './sums';

type Schemas = components['schemas'];
type Row = Schemas['TeamProfitRow'];
type Figures = Schemas['TeamProfitFigures'];
type ProfitPage = Page<Row> & Pick<Schemas['TeamProfitPage'], 'totals' | 'comparison'>;
type Wanted = Pick<Query<'getTeamProfitAndLoss'>, 'groupBy' | 'compare' | 'pageNo' | 'pageSize'>;

/** The figures that are compared, in the order of the page. */
const COMPARED: Readonly<Record<keyof Figures, Schemas['FigureName']>> = {
  betCount: 'betCount',
  betAmount: 'betAmount',
  validBet: 'validBet',
  payout: 'payout',
  rebate: 'rebate',
  bonus: 'bonus',
  salary: 'salary',
  profitLoss: 'profitLoss',
};

const NO_KEYS = { date: null, memberId: null, account: null, gameCategory: null };

/** One page of the team's statement with sums over all pages; of days each requested one has its row. */
export async function profitPage(
  db: Database,
  query: DayReportQuery & { now: Date },
  { groupBy = 'day', compare = false, ...page }: Wanted,
): Promise<ProfitPage> {
  const totals = toFigures(await statementTotals(db, query));
  const read = async (span: Span) => toFigures(await statementTotals(db, { ...query, span }));
  const asked = { ...query, figures: totals, names: COMPARED, read };
  return {
    ...(await rowsOfPage(db, query, { groupBy, ...page })),
    totals,
    comparison: compare ? await compareWithBefore(asked) : null,
  };
}

async function rowsOfPage(
  db: Database,
  query: DayReportQuery,
  { groupBy, ...page }: Wanted & { groupBy: Grouping },
): Promise<Page<Row>> {
  if (groupBy === 'account') {
    const people = (await accountRows(db, query, windowOf(page))).map(
      ({ accountId, username, ...sums }) => ({
        ...NO_KEYS,
        memberId: toMemberId(accountId),
        account: username,
        figures: toFigures(sums),
      }),
    );
    return toPage(people, await countPeople(db, query, 'stated'), page);
  }
  const rows = await statementRows(db, query, groupBy);
  if (groupBy === 'gameCategory') {
    const categories = rows.map(({ key, ...of }) => ({
      ...NO_KEYS,
      gameCategory: key,
      figures: toFigures(of),
    }));
    return pageOf(categories, page);
  }
  const byDay = new Map(rows.map((row) => [row.key, row]));
  const days = daysOf(query.span, query.utcOffsetMinutes).map((date) => ({
    ...NO_KEYS,
    date,
    figures: toFigures(byDay.get(date) ?? NO_SUMS),
  }));
  return pageOf(days.toReversed(), page);
}
