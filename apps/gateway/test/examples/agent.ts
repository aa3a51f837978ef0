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

/** Without dates, as a preset excludes them, and with the demo's names instead of the contract's. */
const days = { startDate: null, endDate: null };
const ofMember = { ...days, account: 'member1' };
let opened = 0;

/** Example calls about the agent's team, links and reports. */
export const agentExamples: Examples = {
  getTeamOverview: () => ({ values: days }),
  listTeamMembers: () => ({ values: { parentId: null } }),
  getTeamMember: async (gateway) => ({ values: { memberId: await idOf(gateway, 'member1') } }),
  createDownlineAccount() {
    opened += 1;
    const password = 'Lantern#71koi';
    const rebates = [{ gameCategory: 'RNG', rate: 60 }];
    const names = { username: `koipond${opened}`, password, confirmPassword: password };
    return { body: { ...names, accountType: 'member', rebates, remark: '' } };
  },
  getRebateLimits: async (gateway) => ({ values: { memberId: await idOf(gateway, 'member1') } }),
  updateDownlineRebate: async (gateway) => ({
    body: {
      memberId: await idOf(gateway, 'member1'),
      rebates: [{ gameCategory: 'RNG', rate: 60 }],
    },
  }),
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
  getTeamBets: () => ({ values: ofMember }),
  getTeamTransactions: () => ({ values: ofMember }),
  getTeamProfitAndLoss: () => ({ values: ofMember }),
  getAgentRevenueReport: () => ({ values: days }),
  // The contract shows every filter; a report accepts only its own.
  exportTeamReport: () => ({
    values: { ...ofMember, type: null, direction: null, groupBy: null, search: null, part: null },
  }),
  getDownlineTransactionDetails: () => ({ values: ofMember }),
};
