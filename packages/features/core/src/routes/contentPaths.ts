/** Addresses of the pages of text (SUP-06). Apart from `PATHS`, since the first page does not need them. */
export const CONTENT_PATHS = {
  news: '/news',
  blog: '/blog',
  /** A page by its id at the gateway. */
  page: '/content/:pageId',
} as const;

/** The path of a page of text, such as `about-us`. */
export const contentPath = (pageId: string): string =>
  CONTENT_PATHS.page.replace(':pageId', pageId);
