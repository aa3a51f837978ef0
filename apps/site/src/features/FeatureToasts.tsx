import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { loadLateTexts } from '@parlour/feature-core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Its words are among the late texts.
const Region = lazy(() => loadLateTexts().then(() => ({ default: SiteToasts })));

function SiteToasts() {
  const { t } = useTranslation('identity');
  return (
    <ToastRegion labels={{ region: t('sessionLife.news'), dismiss: t('common:actions.close') }} />
  );
}

/** The one place of short messages, whichever part of the site has something to say. */
export function FeatureToasts() {
  return (
    <Suspense>
      <Region />
    </Suspense>
  );
}
