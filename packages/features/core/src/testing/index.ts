export { SAMPLE_MERCHANT } from './merchant';
export {
  type FeatureParameters,
  FeatureProviders,
  SAMPLE_ACCOUNT,
  type StoryVisitor,
  withFeatureProviders,
} from './withFeatureProviders';
