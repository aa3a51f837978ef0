import {
  actionInterrupted,
  type FeatureRoute,
  navigationRequested,
  overlayOpened,
  PATHS,
  selectHasExpired,
  selectIsLoggedIn,
  useClientLinks,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { NotFoundPage } from '@parlour/feature-frame';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { FEATURES } from './features';
import { SiteLayout } from './layouts/SiteLayout';
import { lazyWithTexts } from './lazyWithTexts';
import { useNavigatorBridge } from './navigator';
import { useScrollReset } from './useScrollReset';

const ROUTES = FEATURES.flatMap(({ routes = [] }) => routes).map((route) => ({
  ...route,
  Page: route.isFirstPage === true ? lazy(route.page) : lazyWithTexts(route.page),
}));

/** Every address of the site. */
export function SiteRoutes() {
  useClientLinks();
  useNavigatorBridge();
  useScrollReset();
  return (
    <Routes>
      {ROUTES.map(({ path, layout, needsLogin, Page }) => (
        <Route
          key={path}
          path={path}
          element={<SiteLayout layout={layout}>{guarded(<Page />, needsLogin)}</SiteLayout>}
        />
      ))}
      <Route path={PATHS.login} element={<OpenOverHome name="login" />} />
      <Route path={PATHS.register} element={<OpenOverHome name="register" />} />
      <Route
        path="*"
        element={
          <SiteLayout layout="main">
            <NotFoundPage />
          </SiteLayout>
        }
      />
    </Routes>
  );
}

const guarded = (page: ReactNode, needsLogin: FeatureRoute['needsLogin']): ReactNode =>
  needsLogin === true ? <LoginGuard>{page}</LoginGuard> : page;

/**
 * Sends a visitor without a session token to the login, and from there back (RT-15, LOGIN-17). Whose
 * session has expired stays on the page, so that nothing typed is lost, until the login is given up.
 */
function LoginGuard({ children }: { children: ReactNode }) {
  const dispatch = useCoreDispatch();
  const { pathname, search } = useLocation();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const hasExpired = useCoreSelector(selectHasExpired);
  const isRefused = !isLoggedIn && !hasExpired;
  const [isWanted] = useState(isRefused);
  useEffect(() => {
    if (isWanted)
      dispatch(actionInterrupted(navigationRequested({ path: `${pathname}${search}` })));
  }, [dispatch, isWanted, pathname, search]);
  if (!isRefused) return children;
  return <Navigate to={isWanted ? PATHS.login : PATHS.home} replace />;
}

/** `/login` and `/register` are the home page with a dialog open (RT-02); the rest of the address stays. */
function OpenOverHome({ name }: { name: 'login' | 'register' }) {
  const dispatch = useCoreDispatch();
  const { search } = useLocation();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) dispatch(overlayOpened({ name }));
  }, [dispatch, isLoggedIn, name]);
  return <Navigate to={{ pathname: PATHS.home, search }} replace />;
}
