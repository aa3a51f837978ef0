import { previewOf } from '../inbox/previewOf';
import { pageOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import type { Handlers, Services } from '../services';
import { inContentLanguage, pageById, pagesOfKind } from './contentPages';

/** As in the contract. */
const USUAL_SIZE = 10;

/** Pages of text that need no login (SUP-06). */
export function contentOperations({ content: { pages } }: Pick<Services, 'content'>) {
  return {
    listContentPages({ query, language }) {
      const asked = { ...query, pageSize: query.pageSize ?? USUAL_SIZE };
      const page = pageOf(pagesOfKind(pages, query.kind), asked);
      const content = page.content.map((one) => {
        const { title, content: text, language: spoken } = inContentLanguage(one, language);
        const summary = previewOf(text);
        const at = one.publishedAt.toISOString();
        return {
          pageId: one.id,
          kind: one.kind,
          title,
          summary,
          language: spoken,
          image: null,
          publishedAt: at,
        };
      });
      return { ...page, content };
    },

    getContentPage({ path, language }) {
      const found = pageById(pages, path.pageId);
      if (found === undefined) throw new Refusal('NOT_FOUND');
      return {
        pageId: found.id,
        kind: found.kind,
        ...inContentLanguage(found, language),
        image: null,
        publishedAt: found.publishedAt.toISOString(),
      };
    },
  } satisfies Handlers;
}
