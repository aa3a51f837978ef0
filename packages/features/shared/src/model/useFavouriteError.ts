import { showToast } from '@parlour/design-system/ToastRegion';
import { type FavouriteError, loadLateTexts } from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows a toast that says why a heart did not change (LOB-07); for `useFavourites`. */
export function useFavouriteError(): (error: FavouriteError) => void {
  const { t } = useTranslation('shared');
  return useCallback(
    (error) => {
      // The home page has hearts before these texts are loaded.
      void loadLateTexts()
        .catch(() => undefined)
        .then(() =>
          showToast({
            tone: error === 'failed' ? 'danger' : 'info',
            title: t(`favourite.${error}`),
          }),
        );
    },
    [t],
  );
}
