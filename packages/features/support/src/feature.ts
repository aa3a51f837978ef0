import { CONTENT_PATHS, type FeatureModule, PATHS } from '@parlour/feature-core';

const contentList = () => import('./pages/ContentListPage/ContentListPage');

/** Support plugs in the help centre, feedback, the page of the apps and the merchant's pages of text. */
export const supportFeature: FeatureModule = {
  name: 'support',
  overlays: {
    help: () => import('./overlays/HelpOverlay/HelpOverlay'),
    feedback: () => import('./overlays/FeedbackOverlay/FeedbackOverlay'),
  },
  routes: [
    { path: PATHS.download, page: () => import('./pages/DownloadPage/DownloadPage') },
    { path: CONTENT_PATHS.news, page: contentList },
    { path: CONTENT_PATHS.blog, page: contentList },
    { path: CONTENT_PATHS.page, page: () => import('./pages/ContentPage/ContentPage') },
  ],
};
