import type { CentreName, CentrePages } from './centrePages';

/**
 * The query that opens a page of a centre over whatever page is below, whose own query stays. Without a
 * page it opens the centre at its beginning: the first page, and on a phone the list of all.
 */
export function centreSearch<Name extends CentreName>(
  search: string,
  centre: Name,
  page: CentrePages[Name] | '' = '',
): string {
  const query = withoutCentres(search);
  query.set(centre, page);
  return `?${query.toString()}`;
}

/** The same address without a centre. */
export function searchWithoutCentres(search: string): string {
  const query = withoutCentres(search).toString();
  return query === '' ? '' : `?${query}`;
}

function withoutCentres(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('member');
  query.delete('agent');
  return query;
}
