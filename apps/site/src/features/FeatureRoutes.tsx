import { type FeatureRoute, type LazyPage, useCoreSelector } from '@parlour/feature-core';
import { NotFoundPage } from '@parlour/feature-frame';
import { type ComponentType, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { fetchedPage, lazyWithTexts } from '../lazyWithTexts';
import { merchantRoutes, ROUTES } from './features';
import { LoginGuard } from './LoginGuard';

/** It is here already; its texts may not be. */
const NotFound = lazyWithTexts(() => Promise.resolve({ default: NotFoundPage }));

const pages = new Map<LazyPage, ComponentType>();

/** The same component at every drawing: a page that is on its way would never come to one that is made anew. */
function pageOf(load: LazyPage) {
  const page = pages.get(load) ?? toComponent(load);
  pages.set(load, page);
  return page;
}

/** Drawn at once where it has come before: `lazy` would show what stands in for it first. */
function toComponent(load: LazyPage): ComponentType {
  const Late = lazyWithTexts(load);
  return function FeaturePage() {
    const [Shown] = useState<ComponentType>(() => fetchedPage(load) ?? Late);
    return <Shown />;
  };
}

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
                // One of its own for each route: it remembers how the route was come to.
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
