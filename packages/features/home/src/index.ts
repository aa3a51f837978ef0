export { default as HomePage } from './pages/HomePage/HomePage';
export { HOME_PATHS } from './routes';
