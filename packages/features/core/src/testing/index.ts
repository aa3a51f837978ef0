export { eachAction } from './eachAction';
export { ALL_FEATURES, entriesOf } from './features';
export { SAMPLE_MERCHANT } from './merchant';
export {
  type FeatureParameters,
  FeatureProviders,
  SAMPLE_ACCOUNT,
  type StorySurroundings,
  type StoryVisitor,
  withFeatureProviders,
} from './withFeatureProviders';
