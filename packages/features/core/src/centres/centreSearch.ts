import type { CentreName, CentrePages } from './centrePages';

const CENTRES: readonly CentreName[] = ['member', 'agent'];

/** Whether the query of an address opens a centre over the page. */
export const asksForCentre = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return CENTRES.some((centre) => query.has(centre));
};

/**
 * The query that opens a page of a centre over the current page, whose own query stays. Without `page` it
 * opens the start of the centre: its first page, or the list of pages on a phone.
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
  // Its pages keep parameters there that start with its name. They mean nothing to any other page.
  for (const name of [...query.keys()])
    if (CENTRES.some((centre) => name === centre || name.startsWith(`${centre}.`)))
      query.delete(name);
  return query;
}
