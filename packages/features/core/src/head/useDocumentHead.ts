import { useEffect } from 'react';

/** Names the document after a page for as long as it is shown; what it is about stays the site's without a description. */
export function useDocumentHead(title: string, description?: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = { title: document.title, description: meta?.content ?? '' };
    document.title = title;
    if (meta !== null && description !== undefined) meta.content = description;
    return () => {
      document.title = before.title;
      if (meta !== null) meta.content = before.description;
    };
  }, [title, description]);
}
