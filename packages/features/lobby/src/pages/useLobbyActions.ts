import { showToast } from '@parlour/design-system/ToastRegion';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteFault } from '../model/useFavourites';
import { type GameActions, useGameActions } from '../model/useGameActions';

/** What the cards of a page or dialog do, with a word over the page where a heart could not change. */
export function useLobbyActions(): GameActions {
  const { t } = useTranslation('lobby');
  return useGameActions(
    useCallback(
      (fault: FavouriteFault) => {
        showToast({
          tone: fault === 'failed' ? 'danger' : 'info',
          title: t(`favourite.${fault}`),
        });
      },
      [t],
    ),
  );
}
