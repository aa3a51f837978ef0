import type { GameCardGame } from '@parlour/design-system/GameCard';
import { type CardFacts, useGameCardLabels } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of game cards; the same functions until the language changes. */
export function useGameCardTexts() {
  const { t } = useTranslation('common');
  const labels = useGameCardLabels();
  return useMemo(() => {
    const toCard = ({ isNew, isHot, jackpot, ...facts }: CardFacts): GameCardGame => ({
      ...facts,
      badges: [
        ...(isNew ? [{ kind: 'new' as const, text: t('gameCard.new') }] : []),
        ...(isHot ? [{ kind: 'hot' as const, text: t('gameCard.hot') }] : []),
        ...(jackpot === null
          ? []
          : [{ kind: 'jackpot' as const, text: t('gameCard.jackpot', { amount: jackpot }) }]),
      ],
    });
    return { labels, toCard };
  }, [t, labels]);
}
