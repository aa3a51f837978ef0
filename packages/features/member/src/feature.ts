import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { CrownIcon } from '@parlour/design-system/icons/CrownIcon';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    securityCenter: true;
    personalCenter: true;
    vip: true;
    referral: true;
    contracts: true;
    messageV2: true;
  }
}

/** The member centre and what a member keeps there: security, profile, rank, contracts, messages. */
export const feature: FeatureModule = {
  name: 'member',
  centres: {
    member: () => import('./overlays/MemberCentre/MemberCentre'),
    memberPages: {
      securityCenter: {
        order: 10,
        page: () => import('./pages/SecurityPage/SecurityPage'),
        icon: ShieldIcon,
        title: 'member:pages.securityCenter',
      },
      personalCenter: {
        order: 20,
        page: () => import('./pages/PersonalPage/PersonalPage'),
        icon: UserIcon,
        title: 'member:pages.personalCenter',
      },
      vip: {
        order: 30,
        page: () => import('./pages/VipPage/VipPage'),
        icon: CrownIcon,
        title: 'member:pages.vip',
      },
      referral: {
        order: 140,
        page: () => import('./pages/ReferralPage/ReferralPage'),
        icon: HeartIcon,
        title: 'member:pages.referral',
        group: 'rewards',
      },
      contracts: {
        order: 160,
        page: () => import('./pages/ContractsPage/ContractsPage'),
        icon: ContractIcon,
        title: 'member:pages.contracts',
        badge: 'contracts',
      },
      messageV2: {
        order: 170,
        page: () => import('./pages/MessagesPage/MessagesPage'),
        icon: BellIcon,
        title: 'member:pages.messageV2',
        badge: 'messages',
      },
    },
  },
};
