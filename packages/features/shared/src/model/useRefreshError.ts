import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, loadLateTexts } from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows a toast that says why a refetch failed, while the old data stays. Does nothing without an error. */
export function useRefreshError(): (error: unknown) => void {
  const { t } = useTranslation('shared');
  return useCallback(
    (error) => {
      if (error === undefined) return;
      // The home page has lists before these texts are loaded.
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
