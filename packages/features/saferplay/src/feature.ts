import { MoonIcon } from '@parlour/design-system/icons/MoonIcon';
import { PauseIcon } from '@parlour/design-system/icons/PauseIcon';
import type { FeatureModule } from '@parlour/feature-core';
import type { PlayPause } from '@parlour/gateway-openapi/saferPlay';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    saferPlay: true;
    playPause: true;
  }
  interface OverlayRegistry {
    /** A break or an exclusion has begun, and the session is over. */
    pauseStarted: {
      kind: PlayPause['kind'];
      /** When its time is over, by ISO 8601. */
      endsAt: string;
    };
  }
}

/** What a member sets to play safely: limits, breaks and exclusions. */
export const feature: FeatureModule = {
  name: 'saferplay',
  overlays: { pauseStarted: () => import('./overlays/PauseStarted/PauseStarted') },
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
    },
  },
};
