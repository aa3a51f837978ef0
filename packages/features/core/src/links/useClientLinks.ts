import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCoreDispatch } from '../store/hooks';
import { askToLeave } from './leaveSite';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The way inside the site that a click on this link leads, or null for links that leave it. */
export function clientPath(link: HTMLAnchorElement, origin: string): string | null {
  const target = link.getAttribute('target');
  if ((target !== null && target !== '_self') || link.hasAttribute('download')) return null;
  if (!link.hasAttribute('href')) return null;
  const url = new URL(link.href, origin);
  return url.origin === origin
    ? `${url.pathname.replace(/(.)\/$/, '$1')}${url.search}${url.hash}`
    : null;
}

/** With the main button or the middle one, which opens a tab of its own; a menu's button opens nothing yet. */
const opens = ({ button, defaultPrevented }: MouseEvent): boolean =>
  button < 2 && !defaultPrevented;

/**
 * Lets plain links of any component, also those in a merchant's own texts, change the route without a reload. A link
 * to a host that nobody has named asks first, however it is pressed.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  const dispatch = useCoreDispatch();
  useEffect(() => {
    const handlePress = (event: MouseEvent): void => {
      if (!opens(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (link === null) return;
      if (dispatch(askToLeave(link.href))) {
        event.preventDefault();
        return;
      }
      const path = isPlainClick(event) ? clientPath(link, window.location.origin) : null;
      if (path === null) return;
      event.preventDefault();
      // Whoever asks for the page that is shown has no other to come back to.
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
