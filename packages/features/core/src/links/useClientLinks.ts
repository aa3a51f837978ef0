import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCoreDispatch } from '../store/hooks';
import { confirmLeaving } from './leaveSite';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The path inside the site that this link leads to, or null for a link that leaves it. */
export function clientPath(link: HTMLAnchorElement, origin: string): string | null {
  const target = link.getAttribute('target');
  if ((target !== null && target !== '_self') || link.hasAttribute('download')) return null;
  if (!link.hasAttribute('href')) return null;
  const url = new URL(link.href, origin);
  return url.origin === origin
    ? `${url.pathname.replace(/(.)\/$/, '$1')}${url.search}${url.hash}`
    : null;
}

/** True for the main button and the middle one, which opens a tab. The secondary button only opens a menu. */
const opens = ({ button, defaultPrevented }: MouseEvent): boolean =>
  button < 2 && !defaultPrevented;

/**
 * Makes plain links change the route without a reload, also links in a merchant's own texts. A link to an
 * unknown host asks first, however it is pressed.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  const dispatch = useCoreDispatch();
  useEffect(() => {
    const handlePress = (event: MouseEvent): void => {
      if (!opens(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (link === null) return;
      if (dispatch(confirmLeaving(link.href))) {
        event.preventDefault();
        return;
      }
      const path = isPlainClick(event) ? clientPath(link, window.location.origin) : null;
      if (path === null) return;
      event.preventDefault();
      // A link to the current page must not add a history entry.
      void navigate(path, { replace: link.href === window.location.href });
    };
    document.addEventListener('click', handlePress);
    document.addEventListener('auxclick', handlePress);
    return () => {
      document.removeEventListener('click', handlePress);
      document.removeEventListener('auxclick', handlePress);
    };
  }, [navigate, dispatch]);
}
