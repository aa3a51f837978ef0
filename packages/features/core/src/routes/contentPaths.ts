/** Addresses of the pages of text (SUP-06). Apart from `PATHS`, since the first page does without them. */
export const CONTENT_PATHS = {
  news: '/news',
  blog: '/blog',
  /** A page by its name at the gateway. */
  page: '/content/:pageId',
} as const;

/** Where a page of text is read, such as `about-us`. */
export const contentPath = (pageId: string): string =>
  CONTENT_PATHS.page.replace(':pageId', pageId);
