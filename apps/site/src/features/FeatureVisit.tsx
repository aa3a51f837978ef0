import { ToastRegion } from '@parlour/design-system/ToastRegion';
import type { CoreStore } from '@parlour/feature-core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { startFeatures } from './startFeatures';
import { usePageKey } from './usePageKey';

/** What features do for as long as a visit lasts, and the one place of what any of them has to say. */
export function FeatureVisit() {
  const { t } = useTranslation('common');
  const store = useStore() as CoreStore;
  usePageKey();
  const hasBegun = useRef(false);
  useEffect(() => {
    // Effects run anew when a closed site opens again.
    if (hasBegun.current) return;
    hasBegun.current = true;
    // In a task of its own: whoever touches the page as this comes is heard before.
    setTimeout(() => startFeatures(store));
  }, [store]);
  return <ToastRegion labels={{ region: t('news'), dismiss: t('actions.close') }} />;
}
