import {
  lazyChunk,
  loadScrolling,
  siteStatus,
  statusQuery,
  useLanguage,
} from '@parlour/feature-core';
import type { StatusPageProps } from '@parlour/feature-frame';
import { isRefusal } from '@parlour/gateway-openapi';
import { useGetSystemStatusQuery } from '@parlour/gateway-openapi/start';
import { Activity, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { RegionBoundary } from './RegionBoundary';

const StatusPage = lazyChunk<StatusPageProps>(() => import('./onDemand/statusPage'));

/** How often a visible tab polls whether the site is open, in ms; also done when the browser is online again. */
const POLL = 60_000;

/**
 * Shows why the site is closed (ST-01), or that the gateway knows no site at this address (ERR-02). The page stays
 * mounted and hidden meanwhile, so that nothing typed is lost.
 */
export function StatusGate({ children }: { children: ReactNode }) {
  // Fetched again for each language: the texts of a closed site come from the gateway.
  const { code } = useLanguage();
  const { data: status, error, refetch } = useGetSystemStatusQuery(statusQuery());
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden && navigator.onLine) void refetch();
    };
    const timer = setInterval(look, POLL);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch]);
  const isUnknown = isRefusal(error, 'DOMAIN_REFUSED');
  const isClosed = isUnknown || siteStatus(status) !== 0;
  return (
    <>
      <Activity mode={isClosed ? 'hidden' : 'visible'}>
        <KeptScroll />
        {children}
      </Activity>
      {/* Above, it would push down what is seen before the place is taken down. */}
      {isClosed ? (
        <RegionBoundary>
          <Suspense>
            <StatusPage key={code} status={isUnknown ? undefined : status} />
          </Suspense>
        </RegionBoundary>
      ) : null}
    </>
  );
}

/** Restores the scroll position: a hidden page has no height to scroll in. */
function KeptScroll() {
  const left = useRef(0);
  useLayoutEffect(() => {
    const top = left.current;
    if (top > 0) void loadScrolling().then(({ comeBackTo }) => comeBackTo(top));
    return () => {
      left.current = window.scrollY;
    };
  }, []);
  return null;
}
