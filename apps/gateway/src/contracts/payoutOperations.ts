import { type DateRangeQuery, spanOf } from '../platform/days';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { ContractKind } from './kinds';
import { allPayouts, type PayoutsQuery, readPayouts } from './payouts';

type Reading = 'getDividendRecords' | 'getDailyWages' | 'getHourlySalaries' | 'getRealTimeSalaries';

/** Of each list: the kind of contracts, and the days without any being asked for. */
const LISTS = {
  getDividendRecords: ['dividend', 30],
  getDailyWages: ['daily', 30],
  getHourlySalaries: ['hourly', 7],
  getRealTimeSalaries: ['realtime', 1],
} as const satisfies Record<Reading, readonly [ContractKind, number]>;

/** Dividends and salaries that the caller received or paid. */
export function payoutOperations({ config, db }: Services) {
  const read = (name: Reading) => (call: Call<Reading>) => {
    const [kind, usualDays] = LISTS[name];
    const query: DateRangeQuery & PayoutsQuery = call.query;
    const span = spanOf(query, call.now, config.utcOffsetMinutes, usualDays);
    return readPayouts(db, loggedIn(call).account, kind, span, query);
  };
  return {
    getDividendRecords: read('getDividendRecords'),
    getDailyWages: read('getDailyWages'),
    getHourlySalaries: read('getHourlySalaries'),
    getRealTimeSalaries: read('getRealTimeSalaries'),
  } satisfies Handlers;
}

/** The same lists from row to row, for files. */
export function payoutFiles({ config, db }: Pick<Services, 'config' | 'db'>) {
  return (
    name: Reading,
    call: Pick<Call<Reading>, 'session' | 'now'>,
    query: DateRangeQuery & PayoutsQuery,
  ) => {
    const [kind, usualDays] = LISTS[name];
    const span = spanOf(query, call.now, config.utcOffsetMinutes, usualDays);
    return allPayouts(db, loggedIn(call).account, kind, span, query);
  };
}
