import {
  type FeatureRoute,
  overlayOpened,
  PATHS,
  selectIsLoggedIn,
  siteStatus,
  statusQuery,
  useClientLinks,
  useCoreDispatch,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { NotFoundPage, StatusPage } from '@parlour/feature-frame';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/system';
import { lazy, type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FEATURES } from './features';
import { SiteLayout } from './layouts/SiteLayout';
import { useNavigatorBridge } from './navigator';
import { useScrollReset } from './useScrollReset';

const ROUTES = FEATURES.flatMap(({ routes = [] }) => routes).map((route) => ({
  ...route,
  Page: lazy(route.page),
}));

/** Every address of the site. */
export function SiteRoutes() {
  useClientLinks();
  useNavigatorBridge();
  useScrollReset();
  // Asked again with the language, since the texts of a closed site come from the gateway.
  const { code } = useLanguage();
  const { data: status } = useGetSystemStatusQuery(statusQuery());
  const closed = siteStatus(status);
  if (status !== undefined && closed !== 0) return <StatusPage key={code} status={status} />;
  return (
    <Routes>
      {ROUTES.map(({ path, layout, needsLogin, Page }) => (
        <Route
          key={path}
          path={path}
          element={<SiteLayout layout={layout}>{guarded(<Page />, needsLogin)}</SiteLayout>}
        />
      ))}
      <Route path={PATHS.login} element={<OpenLogin />} />
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

/** Sends a visitor without a session token to the login (RT-15). */
function LoginGuard({ children }: { children: ReactNode }) {
  return useCoreSelector(selectIsLoggedIn) ? children : <Navigate to={PATHS.login} replace />;
}

/** `/login` is the home page with the login open (RT-02). */
function OpenLogin() {
  const dispatch = useCoreDispatch();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) dispatch(overlayOpened({ name: 'login' }));
  }, [dispatch, isLoggedIn]);
  return <Navigate to={PATHS.home} replace />;
}
