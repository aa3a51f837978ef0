import type { GameCardGame } from '@parlour/design-system/GameCard';
import { type CardFacts, useGameCardLabels } from '@parlour/feature-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Has a flag for a jackpot whose amount is not known. */
type ListedFacts = CardFacts & { hasJackpot?: boolean | undefined };

/** The texts of game cards; the same functions until the language changes. */
export function useGameCardTexts() {
  const { t } = useTranslation(['common', 'lobby']);
  const labels = useGameCardLabels();
  return useMemo(() => {
    const toCard = ({
      isNew,
      isHot,
      jackpot,
      hasJackpot,
      ...facts
    }: ListedFacts): GameCardGame => ({
      ...facts,
      badges: [
        ...(isNew ? [{ kind: 'new' as const, text: t('gameCard.new') }] : []),
        ...(isHot ? [{ kind: 'hot' as const, text: t('gameCard.hot') }] : []),
        ...(jackpot !== null
          ? [{ kind: 'jackpot' as const, text: t('gameCard.jackpot', { amount: jackpot }) }]
          : hasJackpot === true
            ? [{ kind: 'jackpot' as const, text: t('lobby:class.JP') }]
            : []),
      ],
    });
    return { labels, toCard };
  }, [t, labels]);
}
