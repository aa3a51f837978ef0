import { dayOf, type Span, spanOf } from '../platform/days';
import { pageOf } from '../platform/paging';
import { inLanguage } from '../platform/texts';
import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { compareWithBefore } from './compare';
import { listMovements } from './movements';
import { listOrders } from './orders';
import { profitPage } from './profitPage';
import { reportQueries } from './reportQueries';
import {
  COMPARED_REVENUE,
  inAndOut,
  NO_REVENUE,
  type Revenue,
  revenueByDay,
  sumRevenue,
  toRevenueFigures,
} from './revenue';
import { daysOf } from './sums';
import { listBets } from './teamBets';

/** What the team did, by rows and sums. */
export function teamReportOperations({ config, catalogue, content, db }: Services) {
  const offset = config.utcOffsetMinutes;
  const { queryOf, momentQueryOf } = reportQueries(db, offset);

  return {
    getTeamBets: async (call) => listBets(db, catalogue, await momentQueryOf(call), call.query),

    getTeamTransactions: async (call) => listOrders(db, await momentQueryOf(call), call.query),

    getTeamProfitAndLoss: async (call) =>
      profitPage(db, { ...(await queryOf(call, 7)), now: call.now }, call.query),

    async getAgentRevenueReport(call) {
      const span = spanOf(call.query, call.now, offset);
      const top = loggedIn(call).account;
      const movedIn = (asked: Span) =>
        revenueByDay(db, top, { span: asked, utcOffsetMinutes: offset });
      const sumIn = (moved: Map<string, Revenue>) => toRevenueFigures(sumRevenue(moved.values()));
      const moved = await movedIn(span);
      const days = daysOf(span, offset).map((date) => {
        const day = moved.get(date) ?? NO_REVENUE;
        const { activeMembers, ...revenue } = day;
        return { date, activeMembers, ...inAndOut(day), figures: toRevenueFigures(revenue) };
      });
      const totals = sumIn(moved);
      const asked = {
        span,
        utcOffsetMinutes: offset,
        now: call.now,
        figures: totals,
        names: COMPARED_REVENUE,
        read: async (before: Span) => sumIn(await movedIn(before)),
      };
      const comparison = call.query.compare ? await compareWithBefore(asked) : null;
      return { ...pageOf(days.toReversed(), call.query), totals, comparison };
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
