import type { FeatureRoute } from '@parlour/feature-core';

/** Every address of the home page (RT-01). */
const HOME_PATHS = ['/', '/index', '/index.html', '/home'] as const;

/** What is shown at each of them. */
export const loadHomePage = () => import('./pages/HomePage/HomePage');

/** The first page, with banners, notices, jackpot, game rows, apps and winners. */
export const homeRoutes: FeatureRoute[] = HOME_PATHS.map((path) => ({
  path,
  page: loadHomePage,
}));
