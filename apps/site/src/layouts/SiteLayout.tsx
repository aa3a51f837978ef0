import { Page } from '@parlour/design-system/layout/Page';
import { Skeleton } from '@parlour/design-system/Skeleton';
import {
  asksForCentre,
  isInGamePath,
  lazyChunk,
  useCoreSelector,
  useIdle,
  useLoadingChunks,
} from '@parlour/feature-core';
import { BottomBar, ChunkStatus, Footer, Header, MainNav } from '@parlour/feature-frame';
import { InlineLogin } from '@parlour/feature-session';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadFeatures } from '../features';
import { RegionBoundary } from '../RegionBoundary';

const Connection = lazyChunk(
  () => loadFeatures().then(({ Connection }) => ({ default: Connection })),
  { isOptional: true },
);
const SideBar = lazyChunk(() => loadFeatures().then(({ SideBar }) => ({ default: SideBar })), {
  isOptional: true,
});

const guarded = (region: ReactNode) => <RegionBoundary>{region}</RegionBoundary>;

/** How long the connection status waits for an idle browser, in ms. */
const PATIENCE = 5000;

/** The frame around a page: all of it, or in a game the header alone (RT-10). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const isInGame = isInGamePath(pathname);
  const isIdle = useIdle();
  const isResting = useIdle(PATIENCE);
  const hasSideBar = useCoreSelector(({ merchant }) => merchant.sideBar.length > 0);
  return (
    <Page
      labels={{ skip: t('nav.skip') }}
      news={
        <>
          <OnTheirWay />
          {isResting ? <Connection /> : null}
        </>
      }
      header={guarded(<Header login={<InlineLogin />} />)}
      nav={isInGame ? undefined : guarded(<MainNav />)}
      footer={isInGame ? undefined : guarded(<Footer />)}
      bottomBar={isInGame ? undefined : guarded(<BottomBar />)}
      aside={isInGame || !hasSideBar || !isIdle ? undefined : <SideBar />}
    >
      <RegionBoundary shows={pathname}>
        <Suspense
          fallback={
            // Below the fold: its chunks must not load before the page.
            <div aria-busy style={{ blockSize: '250dvh' }}>
              <Skeleton height="60dvh" />
            </div>
          }
        >
          {children}
        </Suspense>
      </RegionBoundary>
    </Page>
  );
}

/** Says that a chunk is loading. A component of its own, because that changes often. */
function OnTheirWay() {
  const { all, slow } = useLoadingChunks();
  const { pathname, search } = useLocation();
  const hasDialog = useCoreSelector(({ overlay }) => overlay.stack.length > 0);
  // The previous page stays until the next one is loaded. Nobody waits for chunks that load when idle.
  const isAwaited = hasDialog || asksForCentre(search) || window.location.pathname !== pathname;
  return <ChunkStatus isWaiting={all > 0 && isAwaited} isSlow={slow > 0} />;
}
