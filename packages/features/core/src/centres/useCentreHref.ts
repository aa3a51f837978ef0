import { useLocation } from 'react-router-dom';
import type { CentreName, CentrePages } from './centrePages';
import { centreSearch } from './centreSearch';

/** Gives the address of a centre or one of its pages over the page that is shown now, for a plain link. */
export function useCentreHref() {
  const { pathname, search } = useLocation();
  return <Name extends CentreName>(centre: Name, page?: CentrePages[Name]): string =>
    `${pathname}${centreSearch(search, centre, page)}`;
}
