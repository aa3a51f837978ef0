import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { PauseIcon } from '@parlour/design-system/icons/PauseIcon';
import { accountLoaded, type FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    saferPlay: true;
    activityStatement: true;
  }
  interface StorageKeyRegistry {
    /** Whether this session has asked to look at the activity statement. */
    statementReviewAsked: true;
  }
}

/** What a member sets to play safely, and sees of it: limits and the activity statement so far. */
export const feature: FeatureModule = {
  name: 'saferplay',
  listeners: [{ actionType: accountLoaded.type, load: () => import('./model/askForReview') }],
  centres: {
    memberPages: {
      saferPlay: {
        order: 25,
        page: () => import('./pages/SaferPlayPage/SaferPlayPage'),
        icon: PauseIcon,
        title: 'saferplay:pages.saferPlay',
      },
      activityStatement: {
        order: 26,
        page: () => import('./pages/ActivityStatementPage/ActivityStatementPage'),
        icon: ChartIcon,
        title: 'statement:pages.activityStatement',
      },
    },
  },
};
