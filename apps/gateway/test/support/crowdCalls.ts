import { toMemberId } from '../../src/member/memberId';
import type { Contract } from '../../src/platform/contract';

/** One way to call an operation. */
export interface CrowdCall {
  /** What is asked for, where an operation has several rows. */
  name?: string;
  query?: Record<string, string>;
  body?: object;
}

/** The numbers of the agent at the top of the crowd, and of an agent directly below. */
export interface CrowdIds {
  top: number;
  branch: number;
}

/** Changes something, so it is no reading of a team. */
const WRITES = 'writes';

const enumOf = (contract: Contract, schema: string): string[] =>
  (contract.document as { components: { schemas: Record<string, { enum?: string[] }> } }).components
    .schemas[schema]?.enum ?? [];

/** Figures of one payment, which has to be named. */
const OF_PAYMENT = /^(contractPayout|payout(Bet|Result|Active))$/;

/**
 * How each operation of agents is called on a crowd: a new operation is missing here until it has a row. Figures and
 * files are those that the contract lists.
 */
export function crowdCalls(
  contract: Contract,
  { top, branch }: CrowdIds,
): Readonly<Record<string, readonly CrowdCall[] | typeof WRITES | undefined>> {
  const memberId = toMemberId(branch);
  const contractId = `crowd-dividend-${branch}`;
  const payoutId = `po-crowd-daily-${branch}-1`;
  const draft = (kind: string, period: string) => ({
    ...{ kind, memberId, period },
    tiers: [
      {
        rate: kind === 'dividend' ? 50 : 10,
        activeMembers: 1,
        periodBet: '0.00',
        periodProfitLoss: '0.00',
        amount: '0.00',
      },
    ],
  });
  const week = { datePreset: 'previous7' };
  return {
    getTeamOverview: [
      { name: 'of a week', query: week },
      { name: 'of a month', query: { datePreset: 'previous30' } },
      { name: 'of a week beside the one before', query: { ...week, compare: 'true' } },
    ],
    listTeamMembers: [
      { name: 'one level' },
      { name: 'a branch', query: { parentId: memberId } },
      { name: 'everybody', query: { scope: 'all' } },
      { name: 'a search', query: { scope: 'all', search: 'crowd12' } },
      { name: 'a search in the middle of names', query: { scope: 'all', search: 'rowd1234' } },
      { name: 'a search for nobody', query: { scope: 'all', search: 'nobodyatall' } },
      { name: 'by name', query: { scope: 'all', sort: 'account', order: 'asc' } },
      { name: 'by last login', query: { scope: 'all', sort: 'lastLoginAt', order: 'desc' } },
      { name: 'by balance', query: { scope: 'all', sort: 'balance', order: 'desc' } },
      { name: 'by size of the team', query: { scope: 'all', sort: 'teamSize', order: 'desc' } },
      { name: 'agents', query: { scope: 'all', accountType: 'agent' } },
      { name: 'active ones', query: { scope: 'all', status: 'active' } },
      { name: 'a deeper level', query: { scope: 'all', level: '3' } },
      { name: 'logged in within a day', query: { scope: 'all', loggedInWithin: '1' } },
      { name: 'not logged in for 30 days', query: { scope: 'all', notLoggedInFor: '30' } },
      { name: 'rich ones', query: { scope: 'all', minBalance: '4990.00' } },
      { name: 'with a contract', query: { scope: 'all', withContract: 'daily' } },
      { name: 'without a contract', query: { scope: 'all', withoutContract: 'daily' } },
    ],
    getTeamMember: [{ query: { memberId } }],
    createDownlineAccount: WRITES,
    getRebateLimits: [{ query: { memberId } }],
    updateDownlineRebate: WRITES,
    previewTeamRebates: WRITES,
    setTeamRebates: WRITES,
    setMemberNote: WRITES,
    listRegisterLinks: [{}],
    createRegisterLink: WRITES,
    updateRegisterLink: WRITES,
    deleteRegisterLink: WRITES,
    getRegisterLinkStatistics: [{ query: week }],
    getTeamBets: [
      { name: 'of a day' },
      { name: 'of one account', query: { ...week, account: 'crowd1' } },
      { name: 'of a category', query: { gameCategory: 'LIVE' } },
    ],
    getTeamTransactions: [{ name: 'of a day' }, { name: 'of a week', query: week }],
    getTeamProfitAndLoss: [
      { name: 'by day', query: week },
      { name: 'by account', query: { ...week, groupBy: 'account' } },
      { name: 'by category', query: { ...week, groupBy: 'gameCategory' } },
      { name: 'beside the week before', query: { ...week, compare: 'true' } },
    ],
    getAgentRevenueReport: [
      { name: 'of a week', query: week },
      { name: 'beside the week before', query: { ...week, compare: 'true' } },
    ],
    getDownlineTransactionDetails: [
      { name: 'of a day' },
      { name: 'of one account', query: { ...week, account: 'crowd1' } },
    ],
    listAgentAnnouncements: [{}],
    listReportViews: [{ query: { report: 'getTeamBets' } }],
    saveReportView: WRITES,
    renameReportView: WRITES,
    deleteReportView: WRITES,
    getDividendRecords: [{ query: week }],
    getDailyWages: [{ query: week }],
    getHourlySalaries: [{ query: week }],
    getRealTimeSalaries: [{ query: week }],
    explainFigure: enumOf(contract, 'FigureName').map(
      (figure): CrowdCall => ({
        name: figure,
        query: OF_PAYMENT.test(figure) ? { figure, payoutId } : { figure, datePreset: 'yesterday' },
      }),
    ),
    exportTeamReport: enumOf(contract, 'TeamReportName').map(
      (report): CrowdCall => ({
        name: report,
        query: { report, ...(report === 'listTeamMembers' ? {} : { datePreset: 'yesterday' }) },
      }),
    ),
    listContracts: [
      { name: 'all' },
      { name: 'of a kind', query: { kind: 'daily', state: 'accepted' } },
    ],
    getContract: [{ query: { contractId } }],
    getContractHistory: [{ query: { contractId } }],
    exportContractHistory: [{ query: { contractId } }],
    getContractTerms: [{ query: { kind: 'dividend' } }],
    previewContract: [{ body: draft('daily', 'daily') }],
    previewContracts: WRITES,
    simulateContract: [
      { name: 'daily salary, seven days', body: { draft: draft('daily', 'daily'), periods: 7 } },
      { name: 'real-time salary, a day', body: { draft: draft('realtime', 'daily'), periods: 1 } },
      { name: 'dividend, two months', body: { draft: draft('dividend', 'monthly'), periods: 2 } },
    ],
    getContractProgress: [
      { name: 'dividend', query: { contractId } },
      { name: 'real-time', query: { contractId: `crowd-realtime-${branch}` } },
      { name: 'of the whole team', query: { contractId: `crowd-hourly-${top}` } },
    ],
    offerContract: WRITES,
    offerContracts: WRITES,
    cancelContractOffer: WRITES,
    requestContractTermination: WRITES,
    processDividendRequest: WRITES,
    processDailySalaryContract: WRITES,
    processHourlySalaryContract: WRITES,
    processRealTimeSalaryContract: WRITES,
  };
}
