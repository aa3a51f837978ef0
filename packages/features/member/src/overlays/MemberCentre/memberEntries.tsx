import { ArrowDownIcon } from '@parlour/design-system/icons/ArrowDownIcon';
import { ArrowUpIcon } from '@parlour/design-system/icons/ArrowUpIcon';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { ColumnsIcon } from '@parlour/design-system/icons/ColumnsIcon';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { CrownIcon } from '@parlour/design-system/icons/CrownIcon';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { SortIcon } from '@parlour/design-system/icons/SortIcon';
import { SparkleIcon } from '@parlour/design-system/icons/SparkleIcon';
import { StarIcon } from '@parlour/design-system/icons/StarIcon';
import { TableIcon } from '@parlour/design-system/icons/TableIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { WalletIcon } from '@parlour/design-system/icons/WalletIcon';
import type { MemberPage } from '@parlour/feature-core';
import type { ReactNode } from 'react';

/** Heading of pages that belong together; the others stand alone. */
export type MemberGroup = 'wallet' | 'records' | 'rewards';

interface MemberEntryLook {
  icon: ReactNode;
  group?: MemberGroup;
}

/** The way of agents to a centre of their own. */
export const AGENT_ENTRY = { id: 'agentCentre', icon: <ColumnsIcon /> };

/** How the navigation draws each page. */
export const MEMBER_ENTRIES: Readonly<Record<MemberPage, MemberEntryLook>> = {
  securityCenter: { icon: <ShieldIcon /> },
  personalCenter: { icon: <UserIcon /> },
  vip: { icon: <CrownIcon /> },
  myWallet: { icon: <WalletIcon />, group: 'wallet' },
  transferFund: { icon: <RefreshIcon />, group: 'wallet' },
  depositv2: { icon: <ArrowDownIcon />, group: 'wallet' },
  withdraw: { icon: <ArrowUpIcon />, group: 'wallet' },
  transferUpline: { icon: <UserIcon />, group: 'wallet' },
  personalHistoryCopy: { icon: <TableIcon />, group: 'records' },
  transactionHistory: { icon: <SortIcon />, group: 'records' },
  personalProfit: { icon: <ChartIcon />, group: 'records' },
  bonusDetails: { icon: <SparkleIcon />, group: 'rewards' },
  rewardCenter: { icon: <GiftIcon />, group: 'rewards' },
  referral: { icon: <HeartIcon />, group: 'rewards' },
  missionLeaderboard: { icon: <CrownIcon />, group: 'rewards' },
  contracts: { icon: <ContractIcon /> },
  messageV2: { icon: <BellIcon /> },
  manualRebate: { icon: <StarIcon /> },
};
