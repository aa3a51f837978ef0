import { AGENT_ANNOUNCEMENT_TEXTS } from '../agent/announcementTexts';
import { whomAsked } from '../agent/findBelow';
import { listMovements } from '../agent/movements';
import { listOrders } from '../agent/orders';
import { profitPage } from '../agent/profitPage';
import { NO_REVENUE, revenueByDay, sumRevenue, toRevenueFigures } from '../agent/revenue';
import { daysOf } from '../agent/sums';
import { listBets } from '../agent/teamBets';
import { DEMO_TODAY } from '../catalogue/games';
import { DAY_MS, type DaysAsked, dayOf, spanOf } from '../platform/days';
import type { Handlers } from '../platform/handlers';
import { pageOf } from '../platform/paging';
import type { Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Session } from '../session/sessions';

interface ReportCall {
  session: Session | null;
  now: Date;
  query: DaysAsked & { account?: string | undefined };
}

/** What the team did, by rows and sums. */
export function teamReportOperations({ config, catalogue, db }: Services) {
  const offset = config.utcOffsetMinutes;
  const askedBy = async (call: ReportCall, usualDays: number) => {
    const span = spanOf(call.query, call.now, offset, usualDays);
    return { span, whom: await whomAsked(db, loggedIn(call).account, call.query.account) };
  };

  return {
    getTeamBets: async (call) => listBets(db, catalogue, await askedBy(call, 1), call.query),

    getTeamTransactions: async (call) => listOrders(db, await askedBy(call, 1), call.query),

    getTeamProfitAndLoss: async (call) =>
      profitPage(db, await askedBy(call, 7), call.query, offset),

    async getAgentRevenueReport(call) {
      const span = spanOf(call.query, call.now, offset);
      const moved = await revenueByDay(db, loggedIn(call).account, span);
      const days = daysOf(span, offset).map((date, at) => {
        const { activeMembers, ...revenue } = moved.get(at) ?? NO_REVENUE;
        return { date, activeMembers, figures: toRevenueFigures(revenue) };
      });
      const totals = toRevenueFigures(sumRevenue(moved.values()));
      return { ...pageOf(days.toReversed(), call.query), totals };
    },

    getDownlineTransactionDetails: async (call) =>
      listMovements(db, catalogue, await askedBy(call, 1), call.query),

    listAgentAnnouncements({ query, language }) {
      const spoken = language === 'CN' || language === 'ID' ? language : 'EN';
      const all = AGENT_ANNOUNCEMENT_TEXTS.map(({ id, age, [spoken]: [title, content] }) => ({
        id,
        title,
        content,
        startDateStr: dayOf(new Date(DEMO_TODAY - age * DAY_MS), offset),
        promotionType: null,
        execution: null,
      }));
      return pageOf(all, query);
    },
  } satisfies Handlers;
}
