import { centreClosed, type FeatureModule, PATHS } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface StorageKeyRegistry {
    /** The page of the mall to return to (MC-03). */
    pointMall: true;
  }
}

/** The points mall: what points are worth, and what they were spent on. */
export const feature: FeatureModule = {
  name: 'points',
  routes: [
    {
      path: PATHS.pointMall,
      page: () => import('./pages/PointMallPage/PointMallPage'),
      hasFirstFrame: true,
    },
  ],
  listeners: [{ actionType: centreClosed.type, load: () => import('./model/clearReturnPath') }],
};
