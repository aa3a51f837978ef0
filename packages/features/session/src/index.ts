export { InlineLogin } from './components/InlineLogin/InlineLogin';
export { sessionFeature } from './feature';
