import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { FlameIcon } from '@parlour/design-system/icons/FlameIcon';
import { GamesIcon } from '@parlour/design-system/icons/GamesIcon';
import { PlusIcon } from '@parlour/design-system/icons/PlusIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { SortIcon } from '@parlour/design-system/icons/SortIcon';
import { SunIcon } from '@parlour/design-system/icons/SunIcon';
import { TableIcon } from '@parlour/design-system/icons/TableIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface StorageKeyRegistry {
    /** Cached contract gates: which contract pages the account may see (AC-02). */
    consolidated: true;
    enableCt: true;
    salary: true;
    hourSalary: true;
    agentRealtimeSalary: true;
  }
  interface AgentPageRegistry {
    agentAnnouncement: true;
    agentTeamOverview: true;
    registerCenter: true;
    downlineManagmentView: true;
    personalHistoryCopy: true;
    palStatementsAgentCopy: true;
    agentRevenueReport: true;
    agentDownlineTransactionDetailsCopy: true;
    agentDividendRecordCopy2: true;
    agentDailyWages2: true;
    agentHourSalary: true;
    agentRealtimeSalary: true;
  }
}

/** The agent centre: team, accounts, reports and contracts. */
export const feature: FeatureModule = {
  name: 'agent',
  centres: {
    agent: () => import('./overlays/AgentCentre/AgentCentre'),
    agentPages: {
      agentAnnouncement: {
        order: 10,
        page: () => import('./pages/AgentAnnouncementPage/AgentAnnouncementPage'),
        icon: BellIcon,
        title: 'agent:pages.agentAnnouncement',
        group: 'team',
      },
      agentTeamOverview: {
        order: 20,
        page: () => import('./pages/AgentTeamOverviewPage/AgentTeamOverviewPage'),
        icon: ChartIcon,
        title: 'agent:pages.agentTeamOverview',
        group: 'team',
      },
      registerCenter: {
        order: 30,
        page: () => import('./pages/RegisterCenterPage/RegisterCenterPage'),
        icon: PlusIcon,
        title: 'agent:pages.registerCenter',
        group: 'team',
      },
      downlineManagmentView: {
        order: 40,
        page: () => import('./pages/DownlineManagmentPage/DownlineManagmentPage'),
        icon: UserIcon,
        title: 'agent:pages.downlineManagmentView',
        group: 'team',
      },
      personalHistoryCopy: {
        order: 50,
        page: () => import('./pages/TeamBetsPage/TeamBetsPage'),
        icon: GamesIcon,
        title: 'agent:pages.personalHistoryCopy',
        group: 'reports',
      },
      palStatementsAgentCopy: {
        order: 60,
        page: () => import('./pages/TeamProfitPage/TeamProfitPage'),
        icon: TableIcon,
        title: 'agent:pages.palStatementsAgentCopy',
        group: 'reports',
      },
      agentRevenueReport: {
        order: 70,
        page: () => import('./pages/AgentRevenuePage/AgentRevenuePage'),
        icon: WalletIcon,
        title: 'agent:pages.agentRevenueReport',
        group: 'reports',
      },
      agentDownlineTransactionDetailsCopy: {
        order: 80,
        page: () => import('./pages/DownlineMovementsPage/DownlineMovementsPage'),
        icon: SortIcon,
        title: 'agent:pages.agentDownlineTransactionDetailsCopy',
        group: 'reports',
      },
      agentDividendRecordCopy2: {
        order: 90,
        page: () => import('./pages/ContractsPage/DividendPage'),
        icon: ContractIcon,
        title: 'agent:pages.agentDividendRecordCopy2',
        group: 'contracts',
      },
      agentDailyWages2: {
        order: 100,
        page: () => import('./pages/ContractsPage/DailyWagesPage'),
        icon: SunIcon,
        title: 'agent:pages.agentDailyWages2',
        group: 'contracts',
      },
      agentHourSalary: {
        order: 110,
        page: () => import('./pages/ContractsPage/HourSalaryPage'),
        icon: RefreshIcon,
        title: 'agent:pages.agentHourSalary',
        group: 'contracts',
      },
      agentRealtimeSalary: {
        order: 120,
        page: () => import('./pages/ContractsPage/RealtimeSalaryPage'),
        icon: FlameIcon,
        title: 'agent:pages.agentRealtimeSalary',
        group: 'contracts',
      },
    },
  },
};
