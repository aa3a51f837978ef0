import {
  contentPath,
  findLanguage,
  formatDay,
  type Language,
  useLanguage,
} from '@parlour/feature-core';
import { useListContentPagesQuery } from '@parlour/gateway-openapi/system';
import { useTranslation } from 'react-i18next';
import { type GatewayState, toGatewayState } from './gatewayState';

/** Number of entries on a page of news or blog. */
const PAGE_SIZE = 6;
/** The contract's limit. */
const LAST_PAGE = 10_000;

/** The query of a page of a list. */
export const contentListQuery = (kind: 'NEWS' | 'BLOG', pageNo: number) => ({
  kind,
  pageNo,
  pageSize: PAGE_SIZE,
});

/** An entry of a list of pages of text. */
export interface ContentEntry {
  id: string;
  href: string;
  title: string;
  summary: string;
  /** Of the summary; differs from the site's if it is not translated. Undefined if the gateway does not say. */
  language: Language | undefined;
  /** When it was published: formatted, and as ISO 8601. */
  published: { text: string; at: string };
}

export interface ContentEntries {
  entries: ContentEntry[];
  pageCount: number;
}

/** The page number of an address, from 1; 1 for anything that is no number. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** One page of the news or the blog, newest first (SUP-06). */
export function useContentList(
  kind: 'NEWS' | 'BLOG',
  pageNo: number,
): GatewayState<ContentEntries> {
  const { t } = useTranslation('support');
  const { tag } = useLanguage();
  const query = useListContentPagesQuery(contentListQuery(kind, pageNo));
  const state = toGatewayState(query, (key) => t(key));
  if (state.status !== 'ready') return state;
  const { content, totalPages } = state.data;
  const entries = content.map(({ pageId, publishedAt: at, title, summary, language }) => ({
    id: pageId,
    href: contentPath(pageId),
    title,
    summary,
    language: findLanguage(language) ?? undefined,
    published: { text: formatDay(at, tag), at },
  }));
  return { status: 'ready', data: { entries, pageCount: totalPages } };
}
