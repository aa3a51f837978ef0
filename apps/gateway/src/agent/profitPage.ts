import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import type { Query } from '../platform/handlers';
import { type Page, pageOf, toPage, windowOf } from '../platform/paging';
import { NO_SUMS, statementRows, statementTotals, toFigures } from './statement';
import { type AskedDays, daysOf } from './sums';

type Schemas = components['schemas'];
type Row = Schemas['TeamProfitRow'];
type ProfitPage = Page<Row> & { totals: Schemas['TeamProfitFigures'] };
type Wanted = Pick<Query<'getTeamProfitAndLoss'>, 'groupBy' | 'pageNo' | 'pageSize'>;

const NO_KEYS = { date: null, memberId: null, account: null, gameCategory: null };

/** One page of the team's statement with sums over all pages; of days each asked one has its row. */
export async function profitPage(
  db: Database,
  asked: AskedDays,
  { groupBy = 'day', ...page }: Wanted,
): Promise<ProfitPage> {
  const { rows: count, ...sums } = await statementTotals(db, asked, groupBy);
  const totals = toFigures(sums);
  if (groupBy === 'account') {
    const rows = await accountRows(db, asked, windowOf(page));
    return { ...toPage(rows, count, page), totals };
  }
  const rows = await statementRows(db, asked, groupBy);
  if (groupBy === 'gameCategory') {
    const categories = rows.map(({ key, ...of }) => ({
      ...NO_KEYS,
      gameCategory: key,
      figures: toFigures(of),
    }));
    return { ...pageOf(categories, page), totals };
  }
  const byDay = new Map(rows.map((row) => [row.key, row]));
  const days = daysOf(asked.span, asked.utcOffsetMinutes).map((date) => ({
    ...NO_KEYS,
    date,
    figures: toFigures(byDay.get(date) ?? NO_SUMS),
  }));
  return { ...pageOf(days.toReversed(), page), totals };
}

async function accountRows(
  db: Database,
  asked: AskedDays,
  window: { limit: number; offset: number },
): Promise<Row[]> {
  const rows = await statementRows(db, asked, 'account', window);
  return rows.map(({ key, accountId, ...sums }) => ({
    ...NO_KEYS,
    memberId: accountId === null ? null : toMemberId(accountId),
    account: key,
    figures: toFigures(sums),
  }));
}
