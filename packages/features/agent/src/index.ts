import type { FeatureModule } from '@parlour/feature-core';

/** The agent centre: teams, accounts, reports and contracts of who has a downline. */
export const agentFeature: FeatureModule = {
  name: 'agent',
  centres: {
    agent: () => import('./overlays/AgentCentre/AgentCentre'),
    agentPages: {
      agentAnnouncement: () => import('./pages/AgentAnnouncementPage/AgentAnnouncementPage'),
      agentTeamOverview: () => import('./pages/AgentTeamOverviewPage/AgentTeamOverviewPage'),
      personalHistoryCopy: () => import('./pages/TeamBetsPage/TeamBetsPage'),
      palStatementsAgentCopy: () => import('./pages/TeamProfitPage/TeamProfitPage'),
      agentRevenueReport: () => import('./pages/AgentRevenuePage/AgentRevenuePage'),
      agentDownlineTransactionDetailsCopy: () =>
        import('./pages/DownlineMovementsPage/DownlineMovementsPage'),
      agentDividendRecordCopy2: () => import('./pages/ContractsPage/DividendPage'),
      agentDailyWages2: () => import('./pages/ContractsPage/DailyWagesPage'),
      agentHourSalary: () => import('./pages/ContractsPage/HourSalaryPage'),
      agentRealtimeSalary: () => import('./pages/ContractsPage/RealtimeSalaryPage'),
      registerCenter: () => import('./pages/RegisterCenterPage/RegisterCenterPage'),
      downlineManagmentView: () => import('./pages/DownlineManagmentPage/DownlineManagmentPage'),
    },
  },
};
