import { type CoreStore, findLanguage } from '@parlour/feature-core';
import { matchPath } from 'react-router-dom';
import { merchantRoutes, ROUTES } from './features';
import { pageOf } from './pageOf';

/**
 * Brings what the page of the address is drawn from: its part with its texts, and the answers that it begins
 * with. Of a page that needs a login nothing, for it may not be shown.
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
  // With more in the address the page begins with other questions.
  if (search === '' && language !== undefined) await opening?.(store, { pathname, language });
}
