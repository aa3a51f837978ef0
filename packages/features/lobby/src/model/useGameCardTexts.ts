import type { GameCardGame, GameCardLabels } from '@parlour/design-system/GameCard';
import type { CardFacts } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of game cards; the same functions until the language changes. */
export function useGameCardTexts() {
  const { t } = useTranslation('lobby');
  return useMemo(() => {
    const labels: GameCardLabels = {
      play: t('card.play'),
      freePlay: t('card.freePlay'),
      addFavourite: t('card.addFavourite'),
      removeFavourite: t('card.removeFavourite'),
      maintenance: t('card.maintenance'),
    };
    const toCard = ({ isNew, isHot, jackpot, ...facts }: CardFacts): GameCardGame => ({
      ...facts,
      badges: [
        ...(isNew ? [{ kind: 'new' as const, text: t('card.new') }] : []),
        ...(isHot ? [{ kind: 'hot' as const, text: t('card.hot') }] : []),
        ...(jackpot === null
          ? []
          : [{ kind: 'jackpot' as const, text: t('card.jackpot', { amount: jackpot }) }]),
      ],
    });
    return { labels, toCard };
  }, [t]);
}
