import type { ContentPage } from '../../content/contentPages';
import { DEMO_TODAY } from '../catalogue/games';
import { TEXTS } from '../texts';
import { PAGE_TEXTS } from './pageTexts';

const DAY = 86_400_000;
const MORNING = 8 * 3_600_000;

/** Name, kind, and days before the demo's today on which it was published; newest first. */
const PAGES = [
  ['news-quiet-lobby', 'NEWS', 1],
  ['blog-odds', 'BLOG', 5],
  ['news-spring', 'NEWS', 9],
  ['blog-budget', 'BLOG', 18],
  ['news-statements', 'NEWS', 24],
  ['blog-passwords', 'BLOG', 33],
  ['news-authenticator', 'NEWS', 40],
  ['exchange-rates', 'EXCHANGE_RATES', 88],
  ['points-rules', 'POINTS_RULES', 90],
  ['installation-ios', 'INSTALLATION_GUIDE', 95],
  ['installation-android', 'INSTALLATION_GUIDE', 96],
  ['beginner-guide', 'BEGINNER_GUIDE', 100],
  ['credit-report', 'CREDIT_REPORT', 104],
  ['vip', 'VIP', 110],
  ['privacy', 'PRIVACY', 117],
  ['responsible-gaming', 'RESPONSIBLE_GAMING', 118],
  ['terms', 'TERMS', 119],
  ['about-us', 'ABOUT_US', 120],
] as const;

/** The demo merchant's pages (SUP-06). */
export const CONTENT_PAGES: readonly ContentPage[] = PAGES.map(([id, kind, age]) => ({
  id,
  kind,
  publishedAt: new Date(DEMO_TODAY - age * DAY + MORNING),
  title: TEXTS.texts(`page.${id}.title`),
  content: PAGE_TEXTS.texts(`page.${id}.content`),
}));
