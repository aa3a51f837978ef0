export { eachAction } from './eachAction';
export { ALL_FEATURES, entriesOf } from './features';
export { SAMPLE_MERCHANT } from './merchant';
export { createStoryStore } from './storyStore';
export { loadTexts, readTags, readTexts } from './texts';
export {
  type FeatureParameters,
  FeatureProviders,
  KEYS,
  SAMPLE_ACCOUNT,
  type StorySurroundings,
  type StoryVisitor,
  withFeatureProviders,
} from './withFeatureProviders';
