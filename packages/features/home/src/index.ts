export { homeFeature } from './feature';
export { homeRoutes } from './routes';
