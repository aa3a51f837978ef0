import { Page } from '@parlour/design-system/layout/Page';
import { isInGamePath, useCoreSelector } from '@parlour/feature-core';
import { BottomBar, Footer, Header, MainNav } from '@parlour/feature-frame';
import { InlineLogin } from '@parlour/feature-session';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadFeatures } from '../features';
import { RegionBoundary } from '../RegionBoundary';

// The site does without it where it can't be had.
const SideBar = lazy<ComponentType>(() =>
  loadFeatures().then(
    ({ SideBar }) => ({ default: SideBar }),
    () => ({ default: () => null }),
  ),
);

/** Whether the page has had nothing to do since it was shown; not while it is closed, which runs no effects. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const tell = (): void => setIsIdle(true);
    if ('requestIdleCallback' in window) requestIdleCallback(tell);
    else setTimeout(tell);
  }, []);
  return isIdle;
}

/** The frame around a page: all of it, or in a game the header alone (RT-10). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const isInGame = isInGamePath(pathname);
  const isIdle = useIdle();
  const hasSideBar = useCoreSelector(({ merchant }) => merchant.sideBar.length > 0);
  return (
    <Page
      labels={{ skip: t('nav.skip') }}
      header={<Header login={<InlineLogin />} />}
      nav={isInGame ? undefined : <MainNav />}
      footer={isInGame ? undefined : <Footer />}
      bottomBar={isInGame ? undefined : <BottomBar />}
      aside={
        isInGame || !hasSideBar || !isIdle ? undefined : (
          <Suspense>
            <SideBar />
          </Suspense>
        )
      }
    >
      <RegionBoundary shows={pathname}>
        <Suspense fallback={null}>{children}</Suspense>
      </RegionBoundary>
    </Page>
  );
}
