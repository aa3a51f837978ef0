import { NotFoundPage } from '@parlour/feature-frame';
import { Route, Routes } from 'react-router-dom';
import { lazyWithTexts } from '../lazyWithTexts';
import { FEATURES } from './features';
import { LoginGuard } from './LoginGuard';

const ROUTES = FEATURES.flatMap(({ routes = [] }) => routes).map((route) => ({
  ...route,
  Page: lazyWithTexts(route.page),
}));

/** Every address but those of the home page. */
export function FeatureRoutes() {
  return (
    <Routes>
      {ROUTES.map(({ path, needsLogin = false, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            needsLogin ? (
              <LoginGuard>
                <Page />
              </LoginGuard>
            ) : (
              <Page />
            )
          }
        />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
