import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

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

/** Lets plain links of any component, also those in a merchant's own texts, change the route without a reload. */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      const path = link === null ? null : clientPath(link, window.location.origin);
      if (path === null) return;
      event.preventDefault();
      // Whoever asks for the page that is shown has no other to come back to.
      void navigate(path, { replace: link?.href === window.location.href });
    };
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('click', handleClick);
    };
  }, [navigate]);
}
