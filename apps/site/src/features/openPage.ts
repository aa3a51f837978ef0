import { type CoreStore, findLanguage } from '@parlour/feature-core';
import { matchPath } from 'react-router-dom';
import { merchantRoutes, ROUTES } from './features';
import { pageOf } from './pageOf';

/**
 * Loads the page of the address: its chunk, its texts and its first data. Does nothing for a page that needs a login,
 * because it may not be shown.
 * @param tag the language of the visit
 */
export async function openPage(store: CoreStore, tag: string): Promise<void> {
  const { pathname, search } = location;
  const { merchant } = store.getState();
  const route = [...ROUTES, ...merchantRoutes(merchant)].find(
    ({ path }) => matchPath(path, pathname) !== null,
  );
  if (route === undefined || route.needsLogin !== undefined) return;
  const [{ opening }] = await Promise.all([route.page(), pageOf(route.page).preload()]);
  const language = findLanguage(tag)?.code;
  // With a query the page starts with other calls.
  if (search === '' && language !== undefined) await opening?.(store, { pathname, language });
}
