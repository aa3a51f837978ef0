import { DEMO_TODAY } from '../demo/catalogue/games';
import { GUIDE_PAGES } from '../demo/texts/pages/guides';
import { HOUSE_PAGES } from '../demo/texts/pages/house';
import { NEWS_PAGES } from '../demo/texts/pages/news';
import { RULE_PAGES } from '../demo/texts/pages/rules';
import type { ContentKind, ContentText } from './contentText';

const DAY = 86_400_000;
const MORNING = 8 * 3_600_000;

/** The demo merchant's pages, newest first (SUP-06). */
const PAGES: readonly ContentText[] = [
  ...NEWS_PAGES,
  ...HOUSE_PAGES,
  ...GUIDE_PAGES,
  ...RULE_PAGES,
].toSorted((a, b) => a.age - b.age);

/** Pages of a kind, newest first; without one of every kind. */
export function contentPages(kind: ContentKind | undefined): readonly ContentText[] {
  return kind === undefined ? PAGES : PAGES.filter((page) => page.kind === kind);
}

/** A page by its name; undefined for an unknown one. */
export function contentPage(id: string): ContentText | undefined {
  return PAGES.find((page) => page.id === id);
}

/** A page in a language; in English where it is not translated. */
export function inContentLanguage(page: ContentText, language: string) {
  const spoken = language === 'CN' || language === 'ID' ? language : 'EN';
  const [title, content] = page[spoken];
  return { title, content, language: spoken } as const;
}

/** When a page was published. */
export function publishedAt({ age }: ContentText): string {
  return new Date(DEMO_TODAY - age * DAY + MORNING).toISOString();
}
