import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, loadLateTexts } from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Says over the page that what was asked for anew did not come, and why: what was there stays. Nothing without an error. */
export function useRefreshFault(): (error: unknown) => void {
  const { t } = useTranslation('parts');
  return useCallback(
    (error) => {
      if (error === undefined) return;
      // The home page has lists before the texts of other pages are there.
      void loadLateTexts()
        .catch(() => undefined)
        .then(() =>
          showToast({
            tone: 'danger',
            title: t('refresh.failed'),
            text: failureText(error, t),
          }),
        );
    },
    [t],
  );
}
