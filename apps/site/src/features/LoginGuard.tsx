import {
  actionInterrupted,
  type FeatureRoute,
  navigationRequested,
  PATHS,
  selectHasExpired,
  selectIsLoggedIn,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface LoginGuardProps {
  needsLogin: NonNullable<FeatureRoute['needsLogin']>;
  children: ReactNode;
}

/**
 * Sends a visitor without a session to the login, and from there back (RT-15, LOGIN-17). If a session has expired, the
 * page stays until the login is given up, so that nothing typed is lost.
 */
export function LoginGuard({ needsLogin, children }: LoginGuardProps) {
  const dispatch = useCoreDispatch();
  const { pathname, search } = useLocation();
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const hasExpired = useCoreSelector(selectHasExpired);
  const isNeeded =
    typeof needsLogin === 'function' ? needsLogin(new URLSearchParams(search)) : needsLogin;
  const isRefused = isNeeded && !isLoggedIn && !hasExpired;
  const [isWanted] = useState(isRefused);
  useEffect(() => {
    if (isWanted)
      dispatch(actionInterrupted(navigationRequested({ path: `${pathname}${search}` })));
  }, [dispatch, isWanted, pathname, search]);
  if (!isRefused) return children;
  return <Navigate to={isWanted ? PATHS.login : PATHS.home} replace />;
}
