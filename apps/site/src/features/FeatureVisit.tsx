import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { type CoreStore, describeSite } from '@parlour/feature-core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { LanguageLinks } from './LanguageLinks';
import { startFeatures } from './startFeatures';
import { usePageKey } from './usePageKey';

/** Starts the features' work for the whole visit, and renders the toasts of all of them. */
export function FeatureVisit() {
  const { t } = useTranslation('common');
  const store = useStore() as CoreStore;
  usePageKey();
  const about = t('frame:footer.about');
  useEffect(() => describeSite(about), [about]);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Effects run again when a closed site opens again.
    if (hasBegun.current) return;
    hasBegun.current = true;
    // In a task of its own, so that input is handled first.
    setTimeout(() => startFeatures(store));
  }, [store]);
  return (
    <>
      <LanguageLinks />
      <ToastRegion labels={{ region: t('news'), dismiss: t('actions.close') }} />
    </>
  );
}
