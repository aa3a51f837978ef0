export { answerAction } from './answerAction';
export { FeatureOverlays } from './FeatureOverlays';
export { FeatureRoutes } from './FeatureRoutes';
export { startFeatures } from './startFeatures';
