// @chunk common
import { useEffect } from 'react';

/** What names the document: a page, or what lies over one for a while and is named first. */
export type Layer = 'page' | 'overlay';

interface Head {
  title: string;
  description: string | undefined;
  layer: Layer;
}

/** All that is shown now, in the order in which it came. */
const shown: Head[] = [];
/** What the document says of the site itself. */
let own = { title: '', description: '' };

const metaOf = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

/** Which part comes first on the screen is not the order in which they come: an overlay may be there before its page. */
function tell(): void {
  const heads = [...shown].sort(
    (one, other) => Number(one.layer === 'overlay') - Number(other.layer === 'overlay'),
  );
  document.title = heads.at(-1)?.title ?? own.title;
  const meta = metaOf();
  if (meta === null) return;
  const described = heads.findLast(({ description }) => description !== undefined);
  meta.content = described?.description ?? own.description;
}

/** Describes the site itself anew, for where nothing that is shown says what it is about: in another language. */
export function describeSite(description: string): void {
  if (shown.length === 0) own.title = document.title;
  own.description = description;
  tell();
}

/**
 * Names the document after a page, or an overlay over it, for as long as it is shown; what it is about stays
 * the site's, or the page's below, without a description.
 */
export function useDocumentHead(title: string, description?: string, layer: Layer = 'page'): void {
  useEffect(() => {
    const head = { title, description, layer };
    if (shown.length === 0) own = { title: document.title, description: metaOf()?.content ?? '' };
    shown.push(head);
    tell();
    return () => {
      shown.splice(shown.indexOf(head), 1);
      tell();
    };
  }, [title, description, layer]);
}
