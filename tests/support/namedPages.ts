import { CONTENT_PAGES } from '../../apps/gateway/src/demo/content/pages';
import { CONTENT_PATHS } from '../../packages/features/core/src/routes/contentPaths';
import { CATEGORY_OF_ROUTE, PATHS } from '../../packages/features/core/src/routes/paths';
import { LOBBY_PATHS } from '../../packages/features/lobby/src/model/lobbyPaths';
import type { ReadText, TextLanguage } from './demoTexts';

const ROUTES: ReadonlySet<string> = new Set([
  ...Object.values(PATHS),
  ...Object.keys(CATEGORY_OF_ROUTE),
  ...Object.values(LOBBY_PATHS),
  CONTENT_PATHS.news,
  CONTENT_PATHS.blog,
]);

const CONTENT: ReadonlySet<string> = new Set(CONTENT_PAGES.map(({ id }) => id));

/** The fields of a feature's `feature.ts` that are needed here. */
interface Manifest {
  centres?: { memberPages?: object; agentPages?: object };
}
const MANIFESTS = Object.values(
  import.meta.glob<Manifest>('../../packages/features/*/src/feature.ts', {
    eager: true,
    import: 'feature',
  }),
);
const idsOf = (kind: 'memberPages' | 'agentPages'): readonly string[] =>
  MANIFESTS.flatMap(({ centres }) => Object.keys(centres?.[kind] ?? {}));

/** Whether a path of the site leads to a page, and to a page of a centre if its query names one. */
export function leadsToPage(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  const [, pageId] = /^\/content\/([^/]+)$/.exec(pathname) ?? [];
  const isPage = pageId === undefined ? ROUTES.has(pathname) : CONTENT.has(pageId);
  const isOf = (pages: readonly string[], page: string | null): boolean =>
    page === null || pages.includes(page);
  return (
    isPage &&
    isOf(idsOf('memberPages'), searchParams.get('member')) &&
    isOf(idsOf('agentPages'), searchParams.get('agent'))
  );
}

/** Paths of the site in a text: those of its links, or the text itself. */
export const addressesIn = (text: string): string[] =>
  /^\/\?(?:member|agent)=/.test(text)
    ? [text]
    : [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);

/** Names in a text: its links, and what is in `em`. Placeholders are left out. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/<(em|a)\b[^>]*>(.*?)<\/\1>/g)]
    .map(([, , name = '']) => name)
    .filter((name) => !name.includes('${'));

/** Patterns of page names: whatever has one of these words names a page of the site. */
const PAGE_NAMES: Readonly<Record<TextLanguage, RegExp>> = {
  EN: /\b[a-z]+ (?:centre|center|mall)\b/gi,
  CN: /\p{Script=Han}{2}(?:中心|商城)/gu,
  ID: /\b(?:pusat|mal) [a-z]+/gi,
};

/** Page names in a text, marked up as names or not. */
export const pagesIn = ({ language, text }: ReadText): string[] =>
  [...text.replaceAll(/<[^>]*>/g, ' ').matchAll(PAGE_NAMES[language])].map(([place]) => place);
