import { type CoreStore, findLanguage } from '@parlour/feature-core';
import { matchPath } from 'react-router-dom';
import { fetchPage } from '../lazyWithTexts';
import { merchantRoutes, ROUTES } from './features';

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
  const { opening } = await fetchPage(route.page);
  const language = findLanguage(tag)?.code;
  // With more in the address the page begins with other questions.
  if (search === '' && language !== undefined) await opening?.(store, { pathname, language });
}
