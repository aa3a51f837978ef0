export { SideBar } from '@parlour/feature-support';
export { answerAction } from './answerAction';
export { Connection } from './Connection';
export { FeatureOverlays } from './FeatureOverlays';
export { FeatureRoutes } from './FeatureRoutes';
export { FeatureVisit } from './FeatureVisit';
export { openPage } from './openPage';
