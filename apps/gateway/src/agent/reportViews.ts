import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { beyond } from '../money/bounds';
import { badRequest, Refusal } from '../platform/refusal';
import { lockAccounts } from './rebates';
import { reportView } from './schema';

type Schemas = components['schemas'];
type ReportName = Schemas['TeamReportName'];
type State = Schemas['ReportViewState'];

/** Of each report; more names than this nobody finds again. */
const MOST_VIEWS = 20;
const VIEW_ID = /^rv-([1-9]\d{0,8})$/;

const DAYS = ['period', 'from', 'to'] as const;
const OF_TEAM = [...DAYS, 'account', 'kind'] as const;

/** What each report has in its address, besides the page. */
const KEPT: Readonly<Record<ReportName, readonly (keyof State)[]>> = {
  listTeamMembers: [
    ...(['search', 'kind', 'level', 'status', 'activity', 'contract'] as const),
    ...(['min', 'max', 'view', 'sort'] as const),
  ],
  getTeamBets: [...OF_TEAM, 'category'],
  getTeamTransactions: OF_TEAM,
  getTeamProfitAndLoss: [...OF_TEAM, 'compare'],
  getAgentRevenueReport: [...DAYS, 'compare'],
  getDownlineTransactionDetails: OF_TEAM,
  getDividendRecords: OF_TEAM,
  getDailyWages: OF_TEAM,
  getHourlySalaries: OF_TEAM,
  getRealTimeSalaries: OF_TEAM,
  getRegisterLinkStatistics: [...DAYS, 'kind'],
};

/** The views that an agent has saved of a report, by name. */
export async function viewsOf(
  db: Database,
  ownerId: number,
  report: ReportName,
): Promise<Schemas['ReportViews']> {
  const rows = await db
    .select({ id: reportView.id, name: reportView.name, state: reportView.state })
    .from(reportView)
    .where(and(eq(reportView.ownerId, ownerId), eq(reportView.report, report)))
    .orderBy(asc(sql`lower(${reportView.name})`), asc(reportView.id));
  return {
    views: rows.map(({ id, ...view }) => ({ viewId: `rv-${String(id)}`, ...view })),
    keeps: [...KEPT[report]],
    most: MOST_VIEWS,
  };
}

/** Saves a view. The owner's account is locked, so that two devices together pass no limit. */
export async function saveView(
  db: Database,
  ownerId: number,
  { report, name, state }: Schemas['ReportViewForm'],
  now: Date,
): Promise<void> {
  checkState(report, state);
  await db.transaction(async (tx) => {
    await lockAccounts(tx, [ownerId]);
    const [saved] = await tx
      .select({ total: count() })
      .from(reportView)
      .where(and(eq(reportView.ownerId, ownerId), eq(reportView.report, report)));
    if ((saved?.total ?? 0) >= MOST_VIEWS) throw beyond('count', String(MOST_VIEWS), 'name');
    const free = await freeName(tx, { ownerId, report, name });
    await tx.insert(reportView).values({ ownerId, report, name: free, state, savedAt: now });
  });
}

/** Renames a view, and says of which report it is. */
export function renameView(
  db: Database,
  ownerId: number,
  { viewId, name }: Schemas['ReportViewName'],
): Promise<ReportName> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx, [ownerId]);
    const mine = isMine(ownerId, viewId);
    const [found] = await tx
      .select({ id: reportView.id, report: reportView.report })
      .from(reportView)
      .where(mine);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    const free = await freeName(tx, { ownerId, name, ...found });
    await tx.update(reportView).set({ name: free }).where(mine);
    return found.report;
  });
}

/** Removes a view, and says of which report it was. */
export async function deleteView(
  db: Database,
  ownerId: number,
  viewId: string,
): Promise<ReportName> {
  const [gone] = await db
    .delete(reportView)
    .where(isMine(ownerId, viewId))
    .returning({ report: reportView.report });
  if (gone === undefined) throw new Refusal('NOT_FOUND');
  return gone.report;
}

function isMine(ownerId: number, viewId: string) {
  const digits = VIEW_ID.exec(viewId)?.[1];
  if (digits === undefined) throw new Refusal('NOT_FOUND');
  return and(eq(reportView.id, Number(digits)), eq(reportView.ownerId, ownerId));
}

interface Naming {
  ownerId: number;
  report: ReportName;
  name: string;
  /** The view that is renamed: it may keep its own name. */
  id?: number;
}

/** The name as it is saved; refused if another view of the report has it. */
async function freeName(tx: Database, { ownerId, report, name, id = 0 }: Naming): Promise<string> {
  const free = name.trim();
  const [other] = await tx
    .select({ id: reportView.id })
    .from(reportView)
    .where(
      and(
        eq(reportView.ownerId, ownerId),
        eq(reportView.report, report),
        ne(reportView.id, id),
        sql`lower(${reportView.name}) = lower(${free})`,
      ),
    );
  if (other !== undefined) throw badRequest([{ field: 'name', code: 'taken' }]);
  return free;
}

/** Refuses what the report does not have in its address, and days without both ends. */
function checkState(report: ReportName, state: State): void {
  const known: readonly string[] = KEPT[report];
  const others = Object.keys(state).filter((key) => !known.includes(key));
  const { period, from, to } = state;
  const isCustom = period === 'custom';
  const areDaysWrong = isCustom
    ? from === undefined || to === undefined || from > to
    : (from ?? to);
  if (others.length === 0 && Boolean(areDaysWrong)) others.push('period');
  if (others.length > 0)
    throw badRequest(others.map((key) => ({ field: `state.${key}`, code: 'invalid' })));
}
