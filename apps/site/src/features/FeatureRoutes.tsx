import { type FeatureRoute, lazyChunk, useCoreSelector } from '@parlour/feature-core';
import { NotFoundPage } from '@parlour/feature-frame';
import { Route, Routes } from 'react-router-dom';
import { merchantRoutes, ROUTES } from './features';
import { LoginGuard } from './LoginGuard';
import { pageOf } from './pageOf';

/** Its code is loaded already, its texts may not be. */
const NotFound = lazyChunk(() => Promise.resolve({ default: NotFoundPage }), { hasTexts: true });

const toPage = (route: FeatureRoute) => ({ ...route, Page: pageOf(route.page) });

const PAGES = ROUTES.map(toPage);

/** Every address but those of the home page. */
export function FeatureRoutes() {
  const merchant = useCoreSelector((state) => state.merchant);
  return (
    <Routes>
      {[...PAGES, ...merchantRoutes(merchant).map(toPage)].map(
        ({ path, needsLogin = false, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              needsLogin === false ? (
                <Page />
              ) : (
                // A guard for each route, because it remembers how the route was entered.
                <LoginGuard key={path} needsLogin={needsLogin}>
                  <Page />
                </LoginGuard>
              )
            }
          />
        ),
      )}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
