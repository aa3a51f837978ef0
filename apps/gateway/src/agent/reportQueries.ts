import type { Database } from '../database/open';
import { type DateRangeQuery, spanOf, spanUntil } from '../platform/days';
import { loggedIn } from '../session/loggedIn';
import type { Session } from '../session/sessions';
import { reportSubject } from './findBelow';
import type { DayReportQuery, MomentReportQuery } from './sums';

interface ReportCall {
  session: Session | null;
  now: Date;
  until: Date | null;
  query: DateRangeQuery & { account?: string | undefined };
}

/** Reads whose rows a report asks for, and of which days. */
export function reportQueries(db: Database, utcOffsetMinutes: number) {
  const queryOf = async (call: ReportCall, usualDays: number): Promise<DayReportQuery> => {
    const span = spanOf(call.query, call.now, utcOffsetMinutes, usualDays);
    const whose = await reportSubject(db, loggedIn(call).account, call.query.account);
    return { span, ...whose, utcOffsetMinutes };
  };
  return {
    queryOf,
    /** Of rows that are moments, not days. */
    async momentQueryOf(call: ReportCall): Promise<MomentReportQuery> {
      const days = await queryOf(call, 1);
      const { span, whom } = days;
      return { whom, span: spanUntil(span, call.until), days: call.until === null ? days : null };
    },
  };
}
