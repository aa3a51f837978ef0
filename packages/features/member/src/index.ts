import type { FeatureModule } from '@parlour/feature-core';

/** The member centre and what a member keeps there: security, profile, rank, contracts, messages. */
export const memberFeature: FeatureModule = {
  name: 'member',
  centres: {
    member: () => import('./overlays/MemberCentre/MemberCentre'),
    memberPages: {
      securityCenter: () => import('./pages/SecurityPage/SecurityPage'),
      personalCenter: () => import('./pages/PersonalPage/PersonalPage'),
      vip: () => import('./pages/VipPage/VipPage'),
      referral: () => import('./pages/ReferralPage/ReferralPage'),
      contracts: () => import('./pages/ContractsPage/ContractsPage'),
      messageV2: () => import('./pages/MessagesPage/MessagesPage'),
    },
  },
};
