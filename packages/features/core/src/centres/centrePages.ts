/** Pages of the member centre in the order of its navigation; the first is shown when no other is asked for (MC-01, AC-07). */
export const MEMBER_PAGES = [
  'securityCenter',
  'personalCenter',
  'vip',
  'myWallet',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'contracts',
  'messageV2',
  'manualRebate',
] as const;

/** Pages of the agent centre in the order of its navigation (AC-01). */
export const AGENT_PAGES = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
] as const;

export type MemberPage = (typeof MEMBER_PAGES)[number];
export type AgentPage = (typeof AGENT_PAGES)[number];

/** The rooms of pages that lie over the site, by the query parameter that opens them. */
export interface CentrePages {
  member: MemberPage;
  agent: AgentPage;
}

export type CentreName = keyof CentrePages;
