import { CONTENT_PATHS, type PageOpening } from '@parlour/feature-core';
import { getContentPage, listContentPages } from '@parlour/gateway-openapi/system';
import { contentListQuery } from './useContentList';
import { isPageId } from './useContentPage';
import { HOUSE_PAGES } from './useHousePages';

/** Prefetch only: the page finds the answers in the cache and subscribes then. */
const UNWATCHED = { subscribe: false };

/** Prefetches the first entries of the news or the blog. */
export const openContentList: PageOpening = ({ dispatch }, { pathname }) => {
  const kind = pathname === CONTENT_PATHS.blog ? 'BLOG' : 'NEWS';
  return dispatch(listContentPages.initiate(contentListQuery(kind, 1), UNWATCHED));
};

/** Prefetches the page of text at the address, and the list of the other pages. */
export const openContent: PageOpening = ({ dispatch }, { pathname }) => {
  const pageId = pathname.slice(pathname.lastIndexOf('/') + 1);
  return Promise.all([
    dispatch(listContentPages.initiate(HOUSE_PAGES, UNWATCHED)),
    ...(isPageId(pageId) ? [dispatch(getContentPage.initiate({ pageId }, UNWATCHED))] : []),
  ]);
};
