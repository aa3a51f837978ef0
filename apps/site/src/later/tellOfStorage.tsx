import { showToast, ToastRegion } from '@parlour/design-system/ToastRegion';
import { loadLateTexts } from '@parlour/feature-core';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';

/** Says once that this browser keeps nothing, so that nobody wonders about it at the next visit. */
export async function tellOfStorage({ t }: i18n): Promise<void> {
  await loadLateTexts();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <ToastRegion
      labels={{ region: t('identity:sessionLife.news'), dismiss: t('common:actions.close') }}
    />,
  );
  showToast({ title: t('identity:sessionLife.storageBlocked'), duration: 0 });
}
