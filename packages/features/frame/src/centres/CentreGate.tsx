import {
  type CentreName,
  navigationRequested,
  PATHS,
  requireAccount,
  searchWithoutCentres,
  selectAccount,
  selectHasExpired,
  selectIsLoggedIn,
  useAccountError,
  useCoreDispatch,
  useCoreSelector,
} from '@parlour/feature-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { UnknownCentre } from './UnknownCentre';

interface CentreGateProps {
  centre: CentreName;
  children: ReactNode;
}

/**
 * Lets in who may see a centre. A guest logs in first and comes back to it (LOGIN-17), a trial user is told
 * to register (LOGIN-18), and the agent centre is for agents only (HDR-08). Until the gateway has told whose
 * session it is nothing is shown, unless it can't be told; whose session has expired keeps what is on the screen.
 */
export function CentreGate({ centre, children }: CentreGateProps) {
  const dispatch = useCoreDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const account = useCoreSelector(selectAccount);
  const isLoggedIn = useCoreSelector(selectIsLoggedIn);
  const hasExpired = useCoreSelector(selectHasExpired);
  const isGuest = !isLoggedIn && !hasExpired;
  const isForeign = centre === 'agent' && account?.isAgent === false;
  const isRefused = isGuest || account?.isTrial === true || isForeign;
  const isLetIn = account !== null && !isRefused;
  const wasLetIn = useRef(false);
  useEffect(() => {
    if (isLetIn) wasLetIn.current = true;
    if (!isRefused) return;
    // Who logs out inside goes home, and is not asked to come back in.
    if (isGuest && wasLetIn.current) {
      void navigate(PATHS.home, { replace: true });
      return;
    }
    void navigate(`${pathname}${searchWithoutCentres(search)}`, { replace: true });
    if (isGuest || !isForeign)
      dispatch(requireAccount(navigationRequested({ path: `${pathname}${search}` })));
  }, [dispatch, isForeign, isGuest, isLetIn, isRefused, navigate, pathname, search]);
  if (useAccountError() !== null)
    return (
      <UnknownCentre onClose={() => void navigate(`${pathname}${searchWithoutCentres(search)}`)} />
    );
  return (account === null && !hasExpired) || isRefused ? null : children;
}
