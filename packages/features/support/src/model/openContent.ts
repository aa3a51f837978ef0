import { CONTENT_PATHS, type PageOpening } from '@parlour/feature-core';
import { getContentPage, listContentPages } from '@parlour/gateway-openapi/system';
import { contentListQuery } from './useContentList';
import { isPageId } from './useContentPage';
import { HOUSE_PAGES } from './useHousePages';

/** Whoever draws the page finds the answers kept; nobody watches them yet. */
const UNWATCHED = { subscribe: false };

/** Asks for the first entries of the news or the blog. */
export const openContentList: PageOpening = ({ dispatch }, { pathname }) => {
  const kind = pathname === CONTENT_PATHS.blog ? 'BLOG' : 'NEWS';
  return dispatch(listContentPages.initiate(contentListQuery(kind, 1), UNWATCHED));
};

/** Asks for the page of text that the address names, and for what else there is to read. */
export const openContent: PageOpening = ({ dispatch }, { pathname }) => {
  const pageId = pathname.slice(pathname.lastIndexOf('/') + 1);
  return Promise.all([
    dispatch(listContentPages.initiate(HOUSE_PAGES, UNWATCHED)),
    ...(isPageId(pageId) ? [dispatch(getContentPage.initiate({ pageId }, UNWATCHED))] : []),
  ]);
};
