import { DEMO_TODAY } from '../demo/catalogue/games';
import { AGENT_ANNOUNCEMENT_TEXTS } from '../demo/texts/announcementTexts';
import { DAY_MS, type DaysAsked, dayOf, spanOf, spanUntil } from '../platform/days';
import type { Handlers } from '../platform/handlers';
import { pageOf } from '../platform/paging';
import type { Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Session } from '../session/sessions';
import { whomAsked } from './findBelow';
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
  query: DaysAsked & { account?: string | undefined };
}

/** What the team did, by rows and sums. */
export function teamReportOperations({ config, catalogue, db }: Services) {
  const offset = config.utcOffsetMinutes;
  const askedBy = async (call: ReportCall, usualDays: number) => {
    const span = spanOf(call.query, call.now, offset, usualDays);
    const whose = await whomAsked(db, loggedIn(call).account, call.query.account);
    return { span, ...whose, utcOffsetMinutes: offset };
  };

  /** Of rows that are moments, not days. */
  const listedBy = async (call: ReportCall) => {
    const { span, whom } = await askedBy(call, 1);
    return { whom, span: spanUntil(span, call.until) };
  };

  return {
    getTeamBets: async (call) => listBets(db, catalogue, await listedBy(call), call.query),

    getTeamTransactions: async (call) => listOrders(db, await listedBy(call), call.query),

    getTeamProfitAndLoss: async (call) => profitPage(db, await askedBy(call, 7), call.query),

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
      listMovements(db, catalogue, await listedBy(call), call.query),

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
