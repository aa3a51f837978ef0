import { type DateRangeQuery, dayOf, spanOf, spanUntil } from '../platform/days';
import { pageOf } from '../platform/paging';
import { inLanguage } from '../platform/texts';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Session } from '../session/sessions';
import { reportSubject } from './findBelow';
import { listMovements } from './movements';
import { listOrders } from './orders';
import { profitPage } from './profitPage';
import { NO_REVENUE, revenueByDay, sumRevenue, toRevenueFigures } from './revenue';
import { daysOf } from './sums';
import { listBets } from './teamBets';

interface ReportCall {
  session: Session | null;
  now: Date;
  until: Date | null;
  query: DateRangeQuery & { account?: string | undefined };
}

/** What the team did, by rows and sums. */
export function teamReportOperations({ config, catalogue, content, db }: Services) {
  const offset = config.utcOffsetMinutes;
  const queryOf = async (call: ReportCall, usualDays: number) => {
    const span = spanOf(call.query, call.now, offset, usualDays);
    const whose = await reportSubject(db, loggedIn(call).account, call.query.account);
    return { span, ...whose, utcOffsetMinutes: offset };
  };

  /** Of rows that are moments, not days. */
  const momentQueryOf = async (call: ReportCall) => {
    const { span, whom } = await queryOf(call, 1);
    return { whom, span: spanUntil(span, call.until) };
  };

  return {
    getTeamBets: async (call) => listBets(db, catalogue, await momentQueryOf(call), call.query),

    getTeamTransactions: async (call) => listOrders(db, await momentQueryOf(call), call.query),

    getTeamProfitAndLoss: async (call) => profitPage(db, await queryOf(call, 7), call.query),

    async getAgentRevenueReport(call) {
      const span = spanOf(call.query, call.now, offset);
      const moved = await revenueByDay(db, loggedIn(call).account, {
        span,
        utcOffsetMinutes: offset,
      });
      const days = daysOf(span, offset).map((date) => {
        const { activeMembers, ...revenue } = moved.get(date) ?? NO_REVENUE;
        return { date, activeMembers, figures: toRevenueFigures(revenue) };
      });
      const totals = toRevenueFigures(sumRevenue(moved.values()));
      return { ...pageOf(days.toReversed(), call.query), totals };
    },

    getDownlineTransactionDetails: async (call) =>
      listMovements(db, catalogue, await momentQueryOf(call), call.query),

    listAgentAnnouncements({ query, language }) {
      const all = content.agentAnnouncements.map((one) => ({
        id: one.id,
        title: inLanguage(one.title, language),
        content: inLanguage(one.content, language),
        startDateStr: dayOf(one.publishedAt, offset),
        promotionType: null,
        execution: null,
      }));
      return pageOf(all, query);
    },
  } satisfies Handlers;
}
