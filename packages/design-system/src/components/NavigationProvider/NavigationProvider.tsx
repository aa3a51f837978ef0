import { type ReactNode, useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { linkPath } from './linkPath';

export interface NavigationProviderProps {
  /**
   * Called when a link inside the app is pressed, instead of loading the page. `path` has its query and hash, and no base
   * path; `isCurrent` where it is the address already, so that it needs no new entry in the history.
   */
  onNavigate: (event: { path: string; isCurrent: boolean }) => void;
  /** Called when a link to another site is pressed, in this window or another. Return true to keep the browser from it. */
  onLeave?: ((event: { href: string }) => boolean) | undefined;
  /** Where the app is mounted, such as `/casino`. Links beside it load their page. Default: the whole site. */
  basePath?: string;
  /** The app whose links are handed to its router. */
  children: ReactNode;
}

const MAIN = 0;
const MIDDLE = 1;

const hasKey = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Gives the app's router to every link of the page: those of components, of your own, and of texts in `SafeHtml`. Links stay
 * links, so that a new tab, the context menu and a page without scripts work. Use it once, inside the router; a press that
 * somebody has prevented is left alone. For an action use a `Button` instead.
 */
export function NavigationProvider({
  onNavigate,
  onLeave,
  basePath = '',
  children,
}: NavigationProviderProps) {
  const latest = useLatest({ onNavigate, onLeave, basePath });
  useEffect(() => {
    const handlePress = (event: MouseEvent): void => {
      const { target, button, defaultPrevented } = event;
      // The other buttons only open a menu.
      const isPress = button === MAIN || button === MIDDLE;
      if (defaultPrevented || !isPress || !(target instanceof Element)) return;
      const link = target.closest('a[href]');
      if (!(link instanceof HTMLAnchorElement)) return;
      const app = latest.current;
      const isOutside = link.origin !== window.location.origin && /^https?:$/.test(link.protocol);
      if (isOutside && app.onLeave?.({ href: link.href })) {
        event.preventDefault();
        return;
      }
      const path = button === MAIN && !hasKey(event) ? linkPath(link, app.basePath) : null;
      if (path === null) return;
      event.preventDefault();
      app.onNavigate({ path, isCurrent: link.href === window.location.href });
    };
    document.addEventListener('click', handlePress);
    document.addEventListener('auxclick', handlePress);
    return () => {
      document.removeEventListener('click', handlePress);
      document.removeEventListener('auxclick', handlePress);
    };
  }, [latest]);
  return children;
}
