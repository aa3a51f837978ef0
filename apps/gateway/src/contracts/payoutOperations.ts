import { type DateRangeQuery, spanOf } from '../platform/days';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { ContractKind } from './kinds';
import { type PayoutsQuery, readPayouts } from './payouts';

type Reading = 'getDividendRecords' | 'getDailyWages' | 'getHourlySalaries' | 'getRealTimeSalaries';

/** Dividends and salaries that the caller received or paid. */
export function payoutOperations({ config, db }: Services) {
  const read = (kind: ContractKind, usualDays: number) => (call: Call<Reading>) => {
    const query: DateRangeQuery & PayoutsQuery = call.query;
    const span = spanOf(query, call.now, config.utcOffsetMinutes, usualDays);
    return readPayouts(db, loggedIn(call).account, kind, span, query);
  };
  return {
    getDividendRecords: read('dividend', 30),
    getDailyWages: read('daily', 30),
    getHourlySalaries: read('hourly', 7),
    getRealTimeSalaries: read('realtime', 1),
  } satisfies Handlers;
}
