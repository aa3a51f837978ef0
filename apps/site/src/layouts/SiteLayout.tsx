import { Page } from '@parlour/design-system/layout/Page';
import type { FeatureRoute } from '@parlour/feature-core';
import { BottomBar, Footer, Header, MainNav } from '@parlour/feature-frame';
import { InlineLogin } from '@parlour/feature-session';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionBoundary } from '../RegionBoundary';

interface SiteLayoutProps {
  layout: FeatureRoute['layout'];
  children: ReactNode;
}

/** The frame around a page: all of it, or in a game the header alone (RT-10). */
export function SiteLayout({ layout, children }: SiteLayoutProps) {
  const { t } = useTranslation('frame');
  const isInGame = layout === 'inGame';
  return (
    <Page
      labels={{ skip: t('nav.skip') }}
      header={<Header login={<InlineLogin />} />}
      nav={isInGame ? undefined : <MainNav />}
      footer={isInGame ? undefined : <Footer />}
      bottomBar={isInGame ? undefined : <BottomBar />}
    >
      <RegionBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </RegionBoundary>
    </Page>
  );
}
