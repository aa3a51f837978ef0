import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The labels of a game card's buttons; the same object until the language changes. */
export function useGameCardLabels() {
  const { t } = useTranslation('common');
  return useMemo(
    () => ({
      play: t('gameCard.play'),
      freePlay: t('gameCard.freePlay'),
      addFavourite: t('gameCard.addFavourite'),
      removeFavourite: t('gameCard.removeFavourite'),
      maintenance: t('gameCard.maintenance'),
    }),
    [t],
  );
}
