import {
  type ContentPage,
  inContentLanguage,
  pageById,
  pagesOfKind,
} from '../content/contentPages';
import type { Catalogue } from '../games/catalogue';
import { previewOf } from '../inbox/previewOf';
import type { GatewayLanguage } from '../platform/languages';
import { entriesIn, escape, keepLayoutTags, type SlotContents } from './siteMarkup';

/** Entries on a page of the news or the blog. */
const ENTRIES = 6;
const LISTS = { '/news': 'NEWS', '/blog': 'BLOG' } as const;
const PAGES = '/content/';

const isList = (path: string): path is keyof typeof LISTS => Object.hasOwn(LISTS, path);

/** The first texts at an address; empty for a page that does not exist, undefined for an address without texts. */
export function firstTexts(
  pages: readonly ContentPage[],
  path: string,
  language: GatewayLanguage,
): SlotContents | undefined {
  if (isList(path)) {
    const entries = pagesOfKind(pages, LISTS[path]).slice(0, ENTRIES);
    return entriesIn(
      entries.map((one) => {
        const { title, content } = inContentLanguage(one, language);
        return { title, summary: previewOf(content) };
      }),
      ENTRIES,
    );
  }
  if (!path.startsWith(PAGES)) return undefined;
  const found = pageById(pages, path.slice(PAGES.length));
  if (found === undefined) return {};
  const { title, content } = inContentLanguage(found, language);
  const isDated = found.kind === 'NEWS' || found.kind === 'BLOG';
  return { title: escape(title), text: keepLayoutTags(content), ...(!isDated && { date: '' }) };
}

/**
 * The title of the game list at an address, as the page shows it: the category's label, else its first vendor's
 * name.
 */
export function listTitle(
  catalogue: Catalogue,
  path: string,
  language: GatewayLanguage,
): SlotContents {
  const category = path.slice(1).toUpperCase();
  const lane = catalogue.lanes(language).find(({ gameCategory }) => gameCategory === category);
  const title = lane?.label ?? lane?.vendors[0]?.displayName;
  return title === undefined ? {} : { title: escape(title) };
}
