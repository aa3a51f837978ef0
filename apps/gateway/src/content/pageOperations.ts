import { previewOf } from '../inbox/previewOf';
import type { Handlers } from '../platform/handlers';
import { pageOf } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { contentPage, contentPages, inContentLanguage, publishedAt } from './contentPages';

/** The contract's. */
const USUAL_SIZE = 10;

/** Pages of text that need no login (SUP-06). */
export function contentOperations() {
  return {
    listContentPages({ query, language }) {
      const asked = { ...query, pageSize: query.pageSize ?? USUAL_SIZE };
      const page = pageOf(contentPages(query.kind), asked);
      const content = page.content.map((one) => {
        const { title, content: text } = inContentLanguage(one, language);
        const summary = previewOf(text);
        const at = publishedAt(one);
        return { pageId: one.id, kind: one.kind, title, summary, image: null, publishedAt: at };
      });
      return { ...page, content };
    },

    getContentPage({ path, language }) {
      const found = contentPage(path.pageId);
      if (found === undefined) throw new Refusal('NOT_FOUND');
      return {
        pageId: found.id,
        kind: found.kind,
        ...inContentLanguage(found, language),
        image: null,
        publishedAt: publishedAt(found),
      };
    },
  } satisfies Handlers;
}
