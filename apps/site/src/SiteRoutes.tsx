import {
  overlayOpened,
  PATHS,
  selectIsLoggedIn,
  useClientLinks,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { homeRoutes } from '@parlour/feature-home';
import { lazy, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { loadFeatures } from './features';
import { SiteLayout } from './layouts/SiteLayout';
import { useNavigatorBridge } from './navigator';
import { useScrollReset } from './useScrollReset';

const FIRST_ROUTES = homeRoutes.map(({ path, page }) => ({ path, Page: lazy(page) }));
const FeatureRoutes = lazy(() =>
  loadFeatures().then(({ FeatureRoutes }) => ({ default: FeatureRoutes })),
);

/** Every address of the site: the first page here, the others from the features. */
export function SiteRoutes() {
  useClientLinks();
  useNavigatorBridge();
  useScrollReset();
  return (
    <SiteLayout>
      <Routes>
        {FIRST_ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path={PATHS.login} element={<OpenOverHome name="login" />} />
        <Route path={PATHS.register} element={<OpenOverHome name="register" />} />
        <Route path="*" element={<FeatureRoutes />} />
      </Routes>
    </SiteLayout>
  );
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
