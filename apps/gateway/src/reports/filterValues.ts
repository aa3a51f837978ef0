import type { Call } from '../services';

/** All values of a filter of the contract: this does not compile if one is missing. */
const every = <Value extends string>(values: Record<Value, true>): readonly Value[] =>
  Object.keys(values) as Value[];

type OrderQuery = Call<'getTeamTransactions'>['query'];

/**
 * Values of the filters of single reports. Exports have filters of the same names, and there the contract can't
 * say which values belong to which report.
 */
export const FILTER_VALUES = {
  betStatus: every<NonNullable<Call<'getTeamBets'>['query']['status']>>({
    open: true,
    settled: true,
    void: true,
  }),
  memberStatus: every<NonNullable<Call<'listTeamMembers'>['query']['status']>>({
    active: true,
    frozen: true,
    closed: true,
  }),
  orderStatus: every<NonNullable<OrderQuery['status']>>({
    processing: true,
    completed: true,
    rejected: true,
    cancelled: true,
  }),
  orderType: every<NonNullable<OrderQuery['type']>>({
    deposit: true,
    withdrawal: true,
    transferIn: true,
    transferOut: true,
  }),
  movementType: every<NonNullable<Call<'getDownlineTransactionDetails'>['query']['type']>>({
    deposit: true,
    withdrawal: true,
    transferIn: true,
    transferOut: true,
    bet: true,
    payout: true,
    betRefund: true,
    rebate: true,
    bonus: true,
    reward: true,
    dividend: true,
    salary: true,
    adjustment: true,
  }),
  payoutStatus: every<NonNullable<Call<'getDividendRecords'>['query']['status']>>({
    pending: true,
    paid: true,
    failed: true,
  }),
  profitGrouping: every<NonNullable<Call<'getTeamProfitAndLoss'>['query']['groupBy']>>({
    day: true,
    account: true,
    gameCategory: true,
  }),
  linkGrouping: every<NonNullable<Call<'getRegisterLinkStatistics'>['query']['groupBy']>>({
    link: true,
    sub: true,
    day: true,
  }),
  betState: every<NonNullable<Call<'getBettingRecords'>['query']['state']>>({
    OPEN: true,
    SETTLED: true,
    CANCELLED: true,
  }),
  depositState: every<NonNullable<Call<'listDeposits'>['query']['state']>>({
    PENDING: true,
    PROCESSING: true,
    SUCCEEDED: true,
    REJECTED: true,
    CANCELLED: true,
    EXPIRED: true,
  }),
  withdrawalState: every<NonNullable<Call<'listWithdrawals'>['query']['state']>>({
    REVIEWING: true,
    PROCESSING: true,
    PAID: true,
    DISPUTED: true,
    COMPLETED: true,
    REJECTED: true,
    CANCELLED: true,
  }),
};
