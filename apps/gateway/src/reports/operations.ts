import { allMembers } from '../agent/listMembers';
import { allMovements } from '../agent/movements';
import { allOrders } from '../agent/orders';
import { registerLinkOperations } from '../agent/registerLinkOperations';
import { teamReportOperations } from '../agent/reportOperations';
import { reportQueries } from '../agent/reportQueries';
import { allBets } from '../agent/teamBets';
import { payoutFiles } from '../contracts/payoutOperations';
import { formatAmount } from '../money/amount';
import { spanUntil } from '../platform/days';
import { badRequest } from '../platform/refusal';
import type { Call, Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { depositOperations } from '../wallet/depositOperations';
import { sumDeposits } from '../wallet/deposits';
import { recordOperations } from '../wallet/recordOperations';
import { historySpan } from '../wallet/span';
import { sumTransactions } from '../wallet/transactions';
import { transferOperations } from '../wallet/transferOperations';
import { sumTransfers } from '../wallet/transfers';
import { withdrawalOperations } from '../wallet/withdrawalOperations';
import { sumWithdrawals } from '../wallet/withdrawals';
import { createCategoryNames } from './categoryName';
import { FILTER_VALUES } from './filterValues';
import { linksSheet } from './linkSheet';
import {
  CHANGES,
  DEPOSITS,
  type InAndOut,
  ownBetsSheet,
  ownProfitSheet,
  TRANSFERS,
  WITHDRAWALS,
} from './recordSheets';
import { BATCH_ROWS, type BatchQuery, readBatch, writeBatch, writeRows } from './sheet';
import { betsSheet, MOVEMENTS, ORDERS, PAYOUTS, PEOPLE, profitSheet, REVENUE } from './teamSheets';

type TeamCall = Call<'exportTeamReport'>;
type RecordCall = Call<'exportRecords'>;

/** Filters of each report besides its days. Others are refused, because they would have no effect. */
const TEAM_FILTERS = {
  listTeamMembers: [
    ...(['search', 'accountType', 'status', 'level', 'loggedInWithin', 'notLoggedInFor'] as const),
    ...(['minBalance', 'maxBalance', 'withContract', 'withoutContract'] as const),
  ],
  getTeamBets: ['account', 'gameCategory', 'vassalage', 'status'],
  getTeamTransactions: ['account', 'type', 'status'],
  getTeamProfitAndLoss: ['account', 'groupBy'],
  getAgentRevenueReport: [],
  getDownlineTransactionDetails: ['account', 'type'],
  getDividendRecords: ['account', 'direction', 'status'],
  getDailyWages: ['account', 'direction', 'status'],
  getHourlySalaries: ['account', 'direction', 'status'],
  getRealTimeSalaries: ['account', 'direction', 'status'],
  getRegisterLinkStatistics: ['groupBy'],
} as const satisfies Record<TeamCall['query']['report'], readonly (keyof TeamCall['query'])[]>;

const RECORD_FILTERS = {
  getMemberTransactions: ['type'],
  getBettingRecords: ['gameType', 'vassalage', 'state'],
  getProfitAndLoss: ['groupBy'],
  listDeposits: ['state'],
  listWithdrawals: ['state'],
  listTransfers: ['kind'],
} as const satisfies Record<RecordCall['query']['report'], readonly (keyof RecordCall['query'])[]>;

const ALWAYS = ['report', 'part', 'datePreset', 'startDate', 'endDate'];

/** Complete reports as files, in batches of the rows that their own operations list (WAL-04, AC-03). */
export function exportOperations(services: Services) {
  const { catalogue, config, db } = services;
  const { momentQueryOf } = reportQueries(db, config.utcOffsetMinutes);
  const teamReports = teamReportOperations(services);
  const links = registerLinkOperations(services);
  const payoutsOf = payoutFiles(services);
  const records = recordOperations(services);
  const deposits = depositOperations(services);
  const withdrawals = withdrawalOperations(services);
  const transfers = transferOperations(services);
  const categoryName = createCategoryNames(catalogue);
  const vendorName = (code: string) => catalogue.vendor(code)?.displayName ?? code;

  return {
    async exportTeamReport(call) {
      const { query, language } = call;
      const { report, datePreset, startDate, endDate, account } = query;
      refuseOthers(query, TEAM_FILTERS[report]);
      const batch = readBatch(query.part, call.now);
      const output = { batch, language };
      const days = { datePreset, startDate, endDate };
      const batchCall = { ...asOf(call, batch), query: { ...days, account, ...pageOf(batch) } };
      switch (report) {
        case 'listTeamMembers': {
          refuseDays(query);
          const { account: top } = loggedIn(call);
          const status = oneOf(FILTER_VALUES.memberStatus, 'status', query.status);
          const filter = { ...memberFilters(query), status, scope: 'all' } as const;
          const people = allMembers(db, { top, now: batch.until, config }, top, filter);
          return writeRows(PEOPLE, people, output);
        }
        case 'getTeamBets': {
          const { gameCategory, vassalage } = query;
          const status = oneOf(FILTER_VALUES.betStatus, 'status', query.status);
          const filter = { gameCategory, vassalage, status };
          const bets = allBets(db, catalogue, await momentQueryOf(batchCall), filter);
          return writeRows(betsSheet(categoryName), bets, output);
        }
        case 'getTeamTransactions': {
          const status = oneOf(FILTER_VALUES.orderStatus, 'status', query.status);
          const type = oneOf(FILTER_VALUES.orderType, 'type', query.type);
          const orders = allOrders(db, await momentQueryOf(batchCall), { status, type });
          return writeRows(ORDERS, orders, output);
        }
        case 'getTeamProfitAndLoss': {
          const groupBy = oneOf(FILTER_VALUES.profitGrouping, 'groupBy', query.groupBy) ?? 'day';
          const filter = { ...batchCall.query, groupBy };
          const page = await teamReports.getTeamProfitAndLoss({ ...batchCall, query: filter });
          return writeBatch(profitSheet(groupBy, categoryName), page, page.totals, output);
        }
        case 'getAgentRevenueReport': {
          const page = await teamReports.getAgentRevenueReport(batchCall);
          return writeBatch(REVENUE, page, page.totals, output);
        }
        case 'getRegisterLinkStatistics': {
          const groupBy = oneOf(FILTER_VALUES.linkGrouping, 'groupBy', query.groupBy) ?? 'link';
          const filter = { ...days, groupBy, ...pageOf(batch) };
          const page = await links.getRegisterLinkStatistics({ ...batchCall, query: filter });
          return writeBatch(linksSheet(groupBy), page, page.totals, output);
        }
        case 'getDownlineTransactionDetails': {
          const type = oneOf(FILTER_VALUES.movementType, 'type', query.type);
          const asked = await momentQueryOf(batchCall);
          return writeRows(MOVEMENTS, allMovements(db, catalogue, asked, { type }), output);
        }
        default: {
          const status = oneOf(FILTER_VALUES.payoutStatus, 'status', query.status);
          const filter = { ...days, account, direction: query.direction, status };
          return writeRows(PAYOUTS, await payoutsOf(report, batchCall, filter), output);
        }
      }
    },

    async exportRecords(call) {
      const { query, language } = call;
      const { report, startDate, endDate } = query;
      refuseOthers(query, RECORD_FILTERS[report]);
      const batch = readBatch(query.part, call.now);
      const output = { batch, language };
      const batchCall = { ...asOf(call, batch), query: { startDate, endDate, ...pageOf(batch) } };
      const ownerId = loggedIn(call).account.id;
      const days = historySpan({ startDate, endDate }, batch.until, config.utcOffsetMinutes);
      const span = spanUntil(days, batch.until);
      switch (report) {
        case 'getMemberTransactions': {
          const filter = { ...batchCall.query, type: query.type };
          const page = await records.getMemberTransactions({ ...batchCall, query: filter });
          const sums = await sumTransactions(db, ownerId, { span, type: query.type });
          return writeBatch(CHANGES, page, inAndOutOf(sums), output);
        }
        case 'getBettingRecords': {
          const { gameType, vassalage } = query;
          const state = oneOf(FILTER_VALUES.betState, 'state', query.state);
          const filter = { ...batchCall.query, gameType, vassalage, state };
          const page = await records.getBettingRecords({ ...batchCall, query: filter });
          return writeBatch(ownBetsSheet(vendorName), page, page.totals, output);
        }
        case 'getProfitAndLoss': {
          const { groupBy = 'DAY' } = query;
          const filter = { ...batchCall.query, groupBy };
          const page = await records.getProfitAndLoss({ ...batchCall, query: filter });
          return writeBatch(ownProfitSheet(groupBy, categoryName), page, page.total, output);
        }
        case 'listDeposits': {
          const state = oneOf(FILTER_VALUES.depositState, 'state', query.state);
          const filter = { ...batchCall.query, state };
          const page = await deposits.listDeposits({ ...batchCall, query: filter });
          const sum = await sumDeposits(db, ownerId, { span, state });
          return writeBatch(DEPOSITS, page, formatAmount(sum), output);
        }
        case 'listWithdrawals': {
          const state = oneOf(FILTER_VALUES.withdrawalState, 'state', query.state);
          const filter = { ...batchCall.query, state };
          const page = await withdrawals.listWithdrawals({ ...batchCall, query: filter });
          const sum = await sumWithdrawals(db, ownerId, { span, state });
          return writeBatch(WITHDRAWALS, page, formatAmount(sum), output);
        }
        default: {
          const filter = { ...batchCall.query, kind: query.kind };
          const page = await transfers.listTransfers({ ...batchCall, query: filter });
          const sums = await sumTransfers(db, ownerId, { span, kind: query.kind });
          return writeBatch(TRANSFERS, page, inAndOutOf(sums), output);
        }
      }
    },
  } satisfies Handlers;
}

/** The call at the time of the first batch, so that a span which ends today is the same for all batches. */
const asOf = <Of extends TeamCall | RecordCall>(call: Of, { until }: BatchQuery) => ({
  ...call,
  now: until,
  until,
});

const inAndOutOf = ({ income, outgo }: { income: bigint; outgo: bigint }): InAndOut => ({
  income: formatAmount(income),
  outgo: formatAmount(outgo),
  net: formatAmount(income - outgo),
});

const pageOf = ({ pageNo }: BatchQuery) => ({ pageNo, pageSize: BATCH_ROWS });

function refuseOthers(query: TeamCall['query'] | RecordCall['query'], known: readonly string[]) {
  const others = Object.keys(query).filter(
    (name) => !ALWAYS.includes(name) && !known.includes(name),
  );
  if (others.length > 0) throw badRequest(others.map((field) => ({ field, code: 'invalid' })));
}

/** The filters of the list of people, without those of other reports. */
function memberFilters(query: TeamCall['query']) {
  const { search, accountType, level, loggedInWithin, notLoggedInFor } = query;
  const { minBalance, maxBalance, withContract, withoutContract } = query;
  const activity = { loggedInWithin, notLoggedInFor };
  return {
    search,
    accountType,
    level,
    ...activity,
    minBalance,
    maxBalance,
    withContract,
    withoutContract,
  };
}

/** The list of members has no days. */
function refuseDays({ datePreset, startDate, endDate }: TeamCall['query']): void {
  const days = Object.entries({ datePreset, startDate, endDate });
  const given = days.filter(([, value]) => value !== undefined);
  if (given.length > 0) throw badRequest(given.map(([field]) => ({ field, code: 'invalid' })));
}

/** The value of a filter, refused if it belongs to another report. */
function oneOf<Value extends string>(
  known: readonly Value[],
  field: string,
  given: string | undefined,
): Value | undefined {
  if (given === undefined) return undefined;
  const found = known.find((value) => value === given);
  if (found === undefined) throw badRequest([{ field, code: 'invalid' }]);
  return found;
}
