import { showToast } from '@parlour/design-system/ToastRegion';
import { loadLateTexts } from '@parlour/feature-core';
import type { i18n } from 'i18next';

/** Says that this browser stores nothing, so choices are lost at the next visit. */
export async function warnOfStorage({ t }: i18n): Promise<void> {
  await loadLateTexts();
  showToast({ title: t('identity:sessionLife.storageBlocked'), duration: 0 });
}
