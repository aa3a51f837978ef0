import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showLobbyToast } from '../components/LobbyToast/showLobbyToast';
import type { FavouriteFault } from '../model/useFavourites';
import { type GameActions, useGameActions } from '../model/useGameActions';

/** What the cards of a page or dialog do, with a word over the page where a heart could not change. */
export function useLobbyActions(): GameActions {
  const { t } = useTranslation(['lobby', 'common']);
  return useGameActions(
    useCallback(
      (fault: FavouriteFault) =>
        showLobbyToast(
          { tone: fault === 'failed' ? 'danger' : 'info', title: t(`favourite.${fault}`) },
          { region: t('favourite.news'), dismiss: t('common:actions.close') },
        ),
      [t],
    ),
  );
}
