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
import type { AgentPage } from '@parlour/feature-core';
import type { ReactNode } from 'react';

interface EntryLook {
  icon: ReactNode;
  group: 'team' | 'reports' | 'contracts';
}

/** Sign and heading of each page in the navigation of the agent centre. */
export const ENTRY_LOOKS: Readonly<Record<AgentPage, EntryLook>> = {
  agentAnnouncement: { icon: <BellIcon />, group: 'team' },
  agentTeamOverview: { icon: <ChartIcon />, group: 'team' },
  registerCenter: { icon: <PlusIcon />, group: 'team' },
  downlineManagmentView: { icon: <UserIcon />, group: 'team' },
  personalHistoryCopy: { icon: <GamesIcon />, group: 'reports' },
  palStatementsAgentCopy: { icon: <TableIcon />, group: 'reports' },
  agentRevenueReport: { icon: <WalletIcon />, group: 'reports' },
  agentDownlineTransactionDetailsCopy: { icon: <SortIcon />, group: 'reports' },
  agentDividendRecordCopy2: { icon: <ContractIcon />, group: 'contracts' },
  agentDailyWages2: { icon: <SunIcon />, group: 'contracts' },
  agentHourSalary: { icon: <RefreshIcon />, group: 'contracts' },
  agentRealtimeSalary: { icon: <FlameIcon />, group: 'contracts' },
};
