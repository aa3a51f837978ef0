import { useCoreSelector } from '../store/hooks';
import { type Layer, useDocumentHead } from './useDocumentHead';

/**
 * Sets the title of the document to the name of a page or overlay, followed by the site's name.
 * @param name the heading of the page
 * @param description what it is about, in a sentence; the site's own by default
 */
export function usePageHead(name: string, description?: string, layer?: Layer): void {
  const site = useCoreSelector(({ merchant }) => merchant.theme.name);
  useDocumentHead(`${name} · ${site}`, description, layer);
}
