import type { ContentPage } from '../../content/contentPages';
import { DEMO_TODAY } from '../catalogue/games';
import type { ContentText } from './contentText';
import { GUIDE_PAGES } from './pages/guides';
import { HOUSE_PAGES } from './pages/house';
import { NEWS_PAGES } from './pages/news';
import { RULE_PAGES } from './pages/rules';

const DAY = 86_400_000;
const MORNING = 8 * 3_600_000;

/** The demo merchant's pages, newest first (SUP-06). */
export const CONTENT_PAGES: readonly ContentPage[] = [
  ...NEWS_PAGES,
  ...HOUSE_PAGES,
  ...GUIDE_PAGES,
  ...RULE_PAGES,
]
  .toSorted((a, b) => a.age - b.age)
  .map(({ id, kind, age, EN, CN, ID }: ContentText) => ({
    id,
    kind,
    publishedAt: new Date(DEMO_TODAY - age * DAY + MORNING),
    title: { EN: EN[0], CN: CN[0], ID: ID[0] },
    content: { EN: EN[1], CN: CN[1], ID: ID[1] },
  }));
