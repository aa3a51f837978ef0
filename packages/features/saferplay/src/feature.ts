import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { MoonIcon } from '@parlour/design-system/icons/MoonIcon';
import { PauseIcon } from '@parlour/design-system/icons/PauseIcon';
import { accountLoaded, type FeatureModule } from '@parlour/feature-core';
import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    saferPlay: true;
    playPause: true;
    activityStatement: true;
  }
  interface OverlayRegistry {
    /** A break or an exclusion has begun, and the session is over. */
    pauseStarted: { pause: PlayPause };
  }
  interface StorageKeyRegistry {
    /** Whether this session has asked to look at the activity statement. */
    statementReviewAsked: true;
  }
}

/** What a member sets to play safely, and sees of it: limits, breaks and exclusions, and the activity statement. */
export const feature: FeatureModule = {
  name: 'saferplay',
  overlays: { pauseStarted: () => import('./overlays/PauseStarted/PauseStarted') },
  listeners: [{ actionType: accountLoaded.type, load: () => import('./model/askForReview') }],
  centres: {
    memberPages: {
      saferPlay: {
        order: 25,
        page: () => import('./pages/SaferPlayPage/SaferPlayPage'),
        icon: PauseIcon,
        title: 'saferplay:pages.saferPlay',
      },
      playPause: {
        order: 26,
        page: () => import('./pages/PlayPausePage/PlayPausePage'),
        icon: MoonIcon,
        title: 'breaks:pages.playPause',
      },
      activityStatement: {
        order: 27,
        page: () => import('./pages/ActivityStatementPage/ActivityStatementPage'),
        icon: ChartIcon,
        title: 'statement:pages.activityStatement',
      },
    },
  },
};
