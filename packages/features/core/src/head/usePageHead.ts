import { useCoreSelector } from '../store/hooks';
import { type Layer, useDocumentHead } from './useDocumentHead';

/**
 * Names the document after a page, with the site's name behind it, or after an overlay over it.
 * @param name what is shown, as its heading says it
 * @param description what it is about, in a sentence; the site's own without one
 */
export function usePageHead(name: string, description?: string, layer?: Layer): void {
  const site = useCoreSelector(({ merchant }) => merchant.theme.name);
  useDocumentHead(`${name} · ${site}`, description, layer);
}
