import { showToast } from '@parlour/design-system/ToastRegion';
import { type FavouriteFault, loadLateTexts } from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows a toast that says why a heart did not change (LOB-07); for `useFavourites`. */
export function useFavouriteFault(): (fault: FavouriteFault) => void {
  const { t } = useTranslation('parts');
  return useCallback(
    (fault) => {
      // The home page has hearts before these texts are loaded.
      void loadLateTexts()
        .catch(() => undefined)
        .then(() =>
          showToast({
            tone: fault === 'failed' ? 'danger' : 'info',
            title: t(`favourite.${fault}`),
          }),
        );
    },
    [t],
  );
}
