// @chunk common
import { useEffect } from 'react';

/** What a title belongs to: a page, or an overlay, whose title wins while it is open. */
export type Layer = 'page' | 'overlay';

interface Head {
  title: string;
  description: string | undefined;
  layer: Layer;
}

/** The heads of all that is shown now, in the order of mounting. */
const shown: Head[] = [];
/** Title and description of the site itself. */
let site = { title: '', description: '' };

const metaOf = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

/** Overlays sort last, whatever the order of mounting: an overlay may mount before its page. */
function updateDocument(): void {
  const heads = [...shown].sort(
    (one, other) => Number(one.layer === 'overlay') - Number(other.layer === 'overlay'),
  );
  document.title = heads.at(-1)?.title ?? site.title;
  const meta = metaOf();
  if (meta === null) return;
  const described = heads.findLast(({ description }) => description !== undefined);
  meta.content = described?.description ?? site.description;
}

/** Replaces the site's own description after a change of language. It applies where nothing shown has one. */
export function describeSite(description: string): void {
  if (shown.length === 0) site.title = document.title;
  site.description = description;
  updateDocument();
}

/**
 * Sets the title of the document while a page or an overlay is shown. Without `description`, that of the page
 * below or of the site stays.
 */
export function useDocumentHead(title: string, description?: string, layer: Layer = 'page'): void {
  useEffect(() => {
    const head = { title, description, layer };
    if (shown.length === 0) site = { title: document.title, description: metaOf()?.content ?? '' };
    shown.push(head);
    updateDocument();
    return () => {
      shown.splice(shown.indexOf(head), 1);
      updateDocument();
    };
  }, [title, description, layer]);
}
