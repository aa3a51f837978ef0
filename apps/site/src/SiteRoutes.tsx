import { NavigationProvider } from '@parlour/design-system/NavigationProvider';
import {
  overlayClosed,
  overlayOpened,
  PATHS,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
  useScrollReset,
  useSiteLinks,
} from '@parlour/feature-core';
import { HomePage } from '@parlour/feature-home';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { FeatureRoutes } from './features';
import { PATHS_OF_HOME } from './homeAddresses';
import { SiteLayout } from './layouts/SiteLayout';
import { useNavigatorBridge } from './navigator';

/** Every address of the site: the first page here, the others from the features. */
export function SiteRoutes() {
  const links = useSiteLinks();
  useNavigatorBridge();
  useScrollReset();
  useHelpAddress();
  return (
    <NavigationProvider {...links}>
      <SiteLayout>
        <Routes>
          {PATHS_OF_HOME.map((path) => (
            <Route key={path} path={path} element={<HomePage />} />
          ))}
          <Route path={PATHS.login} element={<OpenOverHome name="login" />} />
          <Route path={PATHS.register} element={<OpenOverHome name="register" />} />
          <Route path="*" element={<FeatureRoutes />} />
        </Routes>
      </SiteLayout>
    </NavigationProvider>
  );
}

/** `/help` is the home page with the help centre open; leaving the address closes it, even while its chunk loads (RT-03). */
function useHelpAddress(): void {
  const dispatch = useCoreDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== PATHS.help) return undefined;
    dispatch(overlayOpened({ name: 'help' }));
    return () => void dispatch(overlayClosed({ name: 'help' }));
  }, [dispatch, pathname]);
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
