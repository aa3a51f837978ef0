export { homeFeature } from './feature';
export { default as HomePage } from './pages/HomePage/HomePage';
export { HomeShell } from './pages/HomePage/HomeShell';
export { HOME_PATHS } from './routes';
