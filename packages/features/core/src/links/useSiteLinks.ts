import { useNavigate } from 'react-router-dom';
import { useCoreDispatch } from '../store/hooks';
import { confirmLeaving } from './leaveSite';

/** What the site does with a pressed link, as `NavigationProvider` asks. */
export interface SiteLinks {
  onNavigate: (event: { path: string; isCurrent: boolean }) => void;
  onLeave: (event: { href: string }) => boolean;
}

/** No address of the site ends in a slash, however a merchant's text writes it. */
export const withoutEndSlash = (path: string): string =>
  path.replace(/^(\/[^?#]*[^/?#])\/+(?=$|[?#])/, '$1');

/**
 * Links change the route without a reload, also those in a merchant's own texts. A link to an unknown host asks first,
 * however it is pressed.
 */
export function useSiteLinks(): SiteLinks {
  const navigate = useNavigate();
  const dispatch = useCoreDispatch();
  return {
    // A link to the current page must not add a history entry.
    onNavigate: ({ path, isCurrent }) =>
      void navigate(withoutEndSlash(path), { replace: isCurrent }),
    onLeave: ({ href }) => dispatch(confirmLeaving(href)),
  };
}
