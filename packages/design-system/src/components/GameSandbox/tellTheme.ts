import { queryMedia } from '../../hooks/queryMedia';
import { watchBrand } from '../../theme/brandChange';
import { watchColorScheme } from '../../theme/colorScheme';
import { readFrameTheme } from './frameTheme';

/** Tells a frame the theme, and again after each change. Returns a function that ends it. */
export function tellTheme(frame: HTMLIFrameElement, origin: string): () => void {
  let told = '';
  const tell = (): void => {
    const theme = readFrameTheme(frame);
    const text = JSON.stringify(theme);
    if (text === told) return;
    told = text;
    frame.contentWindow?.postMessage(theme, origin);
  };
  tell();
  // Any element around the frame may have a scheme, a language and a direction of its own.
  const observer = new MutationObserver(tell);
  observer.observe(document, { subtree: true, attributeFilter: ['data-scheme', 'lang', 'dir'] });
  const motion = queryMedia('(prefers-reduced-motion: reduce)');
  motion?.addEventListener('change', tell);
  const unwatch = [watchColorScheme(tell), watchBrand(tell)];
  return () => {
    observer.disconnect();
    motion?.removeEventListener('change', tell);
    for (const stop of unwatch) stop();
  };
}
