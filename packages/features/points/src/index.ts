import { centreClosed, type FeatureModule, PATHS } from '@parlour/feature-core';

/** The points mall: what points are worth, and what they were spent on. */
export const pointsFeature: FeatureModule = {
  name: 'points',
  routes: [{ path: PATHS.pointMall, page: () => import('./pages/PointMallPage/PointMallPage') }],
  listeners: [{ actionType: centreClosed.type, load: () => import('./model/dropHandle') }],
};
