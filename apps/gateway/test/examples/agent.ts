import { eq } from 'drizzle-orm';
import { toMemberId } from '../../src/member/memberId';
import { account } from '../../src/session/schema';
import type { TestGateway } from '../support/gateway';
import type { Examples } from './examples';

const idOf = async ({ db }: TestGateway, username: string): Promise<string> => {
  const [found] = await db.select().from(account).where(eq(account.username, username));
  if (found === undefined) throw new Error(`${username} is missing`);
  return toMemberId(found.id);
};

const newLink = async (gateway: TestGateway, token: string | null): Promise<string> => {
  if (token === null) return 'rl-1';
  const body = { name: 'Made for this', accountType: 'member', rebates: [], expiresAt: null };
  const { value } = await gateway.call('POST', '/wps/agent/registerLinks', { token, body });
  return (value as { linkId?: string } | null)?.linkId ?? 'rl-1';
};

const severalRebates = async (gateway: TestGateway) => ({
  memberIds: [await idOf(gateway, 'member1'), await idOf(gateway, 'cove1')],
  rebates: [{ gameCategory: 'RNG', rate: 60 }],
});

/** Without dates, as a preset excludes them, and with the demo's names instead of the contract's. */
const days = { startDate: null, endDate: null };
const ofMember = { ...days, account: 'member1' };
/** Nobody passes all filters of the list of people at once. */
const anybody = {
  ...{ search: null, accountType: null, status: null, level: null, withContract: null },
  ...{ loggedInWithin: null, notLoggedInFor: null, minBalance: null, maxBalance: null },
  withoutContract: null,
};
let opened = 0;

const newView = async (gateway: TestGateway, token: string | null): Promise<string> => {
  if (token === null) return 'rv-1';
  opened += 1;
  const body = { report: 'getDailyWages', name: `Made for this ${String(opened)}`, state: {} };
  const { value } = await gateway.call('POST', '/wps/agent/report/views', { token, body });
  const views = (value as { views?: { name: string; viewId: string }[] } | null)?.views;
  return views?.find(({ name }) => name === body.name)?.viewId ?? 'rv-1';
};

/** Example calls about the agent's team, links and reports. */
export const agentExamples: Examples = {
  getTeamOverview: () => ({ values: { ...days, compare: 'true' } }),
  listTeamMembers: () => ({ values: { ...anybody, parentId: null } }),
  getTeamMember: async (gateway) => ({ values: { memberId: await idOf(gateway, 'member1') } }),
  createDownlineAccount() {
    opened += 1;
    const password = 'Lantern#71koi';
    const rebates = [{ gameCategory: 'RNG', rate: 60 }];
    const names = { username: `koipond${opened}`, password, confirmPassword: password };
    return { body: { ...names, accountType: 'member', rebates, remark: '' } };
  },
  getRebateLimits: async (gateway) => ({ values: { memberId: await idOf(gateway, 'member1') } }),
  setMemberNote: async (gateway) => ({
    body: { memberId: await idOf(gateway, 'member1'), note: 'Likes mornings' },
  }),
  updateDownlineRebate: async (gateway) => ({
    body: {
      memberId: await idOf(gateway, 'member1'),
      rebates: [{ gameCategory: 'RNG', rate: 60 }],
    },
  }),
  previewTeamRebates: async (gateway) => ({ body: await severalRebates(gateway) }),
  setTeamRebates: async (gateway) => ({ body: await severalRebates(gateway) }),
  updateRegisterLink: async (gateway, token) => ({
    body: {
      linkId: await newLink(gateway, token),
      name: 'Changed',
      rebates: [],
      enabled: false,
      expiresAt: null,
    },
  }),
  deleteRegisterLink: async (gateway, token) => ({
    values: { linkId: await newLink(gateway, token) },
  }),
  getRegisterLinkStatistics: async (gateway, token) => ({
    values: { ...days, linkId: await newLink(gateway, token) },
  }),
  saveReportView() {
    opened += 1;
    return { body: { report: 'getTeamBets', name: `Saved ${String(opened)}`, state: {} } };
  },
  renameReportView: async (gateway, token) => {
    const viewId = await newView(gateway, token);
    return { body: { viewId, name: `Renamed ${viewId}` } };
  },
  deleteReportView: async (gateway, token) => ({
    values: { viewId: await newView(gateway, token) },
  }),
  getTeamBets: () => ({ values: ofMember }),
  getTeamTransactions: () => ({ values: ofMember }),
  getTeamProfitAndLoss: () => ({ values: { ...ofMember, compare: 'true' } }),
  getAgentRevenueReport: () => ({ values: { ...days, compare: 'true' } }),
  // A payment of the demo to agent1; each figure takes only the filters that it knows.
  explainFigure: () => ({
    values: {
      ...{ ...days, figure: 'contractPayout', payoutId: 'po-demo-2-1' },
      ...{ account: null, branch: null, gameCategory: null },
    },
  }),
  // The contract shows every filter; a report accepts only its own.
  exportTeamReport: () => ({
    values: {
      ...{ ...ofMember, ...anybody, type: null, direction: null, groupBy: null },
      part: null,
    },
  }),
  getDownlineTransactionDetails: () => ({ values: ofMember }),
};
