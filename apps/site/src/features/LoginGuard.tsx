import {
  actionInterrupted,
  navigationRequested,
  PATHS,
  selectHasExpired,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * Sends a visitor without a session token to the login, and from there back (RT-15, LOGIN-17). Whose
 * session has expired stays on the page, so that nothing typed is lost, until the login is given up.
 */
export function LoginGuard({ children }: { children: ReactNode }) {
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
