export { homeFeature } from './feature';
export { homeRoutes, loadHomePage } from './routes';
