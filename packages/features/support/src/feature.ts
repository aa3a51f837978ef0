import { CONTENT_PATHS, type FeatureModule, PATHS } from '@parlour/feature-core';

declare module '@parlour/feature-core/registries' {
  interface OverlayRegistry {
    help: {
      /** The article to show first. Default: the list of all. */
      article?: string;
    };
    feedback: object;
  }
}

const contentList = () => import('./pages/ContentListPage/ContentListPage');

/** The help centre, feedback, the page of the apps and the merchant's pages of text. */
export const feature: FeatureModule = {
  name: 'support',
  overlays: {
    help: () => import('./overlays/HelpOverlay/HelpOverlay'),
    feedback: () => import('./overlays/FeedbackOverlay/FeedbackOverlay'),
  },
  routes: [
    {
      path: PATHS.download,
      page: () => import('./pages/DownloadPage/DownloadPage'),
      hasFirstFrame: true,
    },
    { path: CONTENT_PATHS.news, page: contentList, hasFirstFrame: true },
    { path: CONTENT_PATHS.blog, page: contentList, hasFirstFrame: true },
    {
      path: CONTENT_PATHS.page,
      page: () => import('./pages/ContentPage/ContentPage'),
      hasFirstFrame: true,
    },
  ],
};
