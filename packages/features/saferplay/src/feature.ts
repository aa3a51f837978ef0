import { PauseIcon } from '@parlour/design-system/icons/PauseIcon';
import type { FeatureModule } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface MemberPageRegistry {
    saferPlay: true;
  }
}

/** What a member sets to play safely: limits so far. */
export const feature: FeatureModule = {
  name: 'saferplay',
  centres: {
    memberPages: {
      saferPlay: {
        order: 25,
        page: () => import('./pages/SaferPlayPage/SaferPlayPage'),
        icon: PauseIcon,
        title: 'saferplay:pages.saferPlay',
      },
    },
  },
};
