import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import type { Query } from '../platform/handlers';
import { type Page, pageOf, toPage, windowOf } from '../platform/paging';
import { NO_SUMS, statementRows, statementTotals, toFigures } from './statement';
import { type DayReportQuery, daysOf } from './sums';

type Schemas = components['schemas'];
type Row = Schemas['TeamProfitRow'];
type ProfitPage = Page<Row> & { totals: Schemas['TeamProfitFigures'] };
type Wanted = Pick<Query<'getTeamProfitAndLoss'>, 'groupBy' | 'pageNo' | 'pageSize'>;

const NO_KEYS = { date: null, memberId: null, account: null, gameCategory: null };

/** One page of the team's statement with sums over all pages; of days each requested one has its row. */
export async function profitPage(
  db: Database,
  query: DayReportQuery,
  { groupBy = 'day', ...page }: Wanted,
): Promise<ProfitPage> {
  const { rows: count, ...sums } = await statementTotals(db, query, groupBy);
  const totals = toFigures(sums);
  if (groupBy === 'account') {
    const rows = await accountRows(db, query, windowOf(page));
    return { ...toPage(rows, count, page), totals };
  }
  const rows = await statementRows(db, query, groupBy);
  if (groupBy === 'gameCategory') {
    const categories = rows.map(({ key, ...of }) => ({
      ...NO_KEYS,
      gameCategory: key,
      figures: toFigures(of),
    }));
    return { ...pageOf(categories, page), totals };
  }
  const byDay = new Map(rows.map((row) => [row.key, row]));
  const days = daysOf(query.span, query.utcOffsetMinutes).map((date) => ({
    ...NO_KEYS,
    date,
    figures: toFigures(byDay.get(date) ?? NO_SUMS),
  }));
  return { ...pageOf(days.toReversed(), page), totals };
}

async function accountRows(
  db: Database,
  query: DayReportQuery,
  window: { limit: number; offset: number },
): Promise<Row[]> {
  const rows = await statementRows(db, query, 'account', window);
  return rows.map(({ key, accountId, ...sums }) => ({
    ...NO_KEYS,
    memberId: accountId === null ? null : toMemberId(accountId),
    account: key,
    figures: toFigures(sums),
  }));
}
