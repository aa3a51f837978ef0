import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { GameCard } from '@parlour/design-system/GameCard';
import { GameCardSkeleton } from '@parlour/design-system/GameCardSkeleton';
import { GameGrid } from '@parlour/design-system/GameGrid';
import { Grid } from '@parlour/design-system/layout/Grid';
import {
  type ImageSource,
  type LaunchTarget,
  toCardFacts,
  toLaunchTarget,
  useLanguage,
} from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameCardTexts } from '../../model/useGameCardTexts';
import type { GamePages } from '../../model/useGamePages';

export interface GameResultsProps {
  games: GamePages;
  label: string;
  images: ImageSource;
  onPlay: (target: LaunchTarget) => void;
}

const SKELETONS = Array.from({ length: 18 }, (_, index) => `skeleton-${String(index)}`);

/** The games of a list in each of its states. */
export function GameResults({ games, label, images, onPlay }: GameResultsProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const { tag } = useLanguage();
  const { labels, toCard } = useGameCardTexts();
  const { gameAt } = games;
  const renderItem = useCallback(
    (index: number) => {
      const game = gameAt(index);
      if (game === undefined) return undefined;
      return (
        <GameCard
          game={toCard(toCardFacts(game, images, tag))}
          labels={labels}
          isEager={index < 6}
          onPlay={() => {
            onPlay(toLaunchTarget(game));
          }}
        />
      );
    },
    [gameAt, images, tag, labels, toCard, onPlay],
  );
  if (games.status === 'failed')
    return (
      <ErrorState
        title={t('list.failedTitle')}
        action={<Button onClick={games.retry}>{t('common:actions.retry')}</Button>}
      >
        {t('common:errors.network')}
      </ErrorState>
    );
  if (games.status === 'loading')
    return (
      <Grid aria-busy aria-label={t('common:loading')} role="group">
        {SKELETONS.map((key) => (
          <GameCardSkeleton key={key} />
        ))}
      </Grid>
    );
  if (games.total === 0)
    return <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>;
  return (
    <GameGrid count={games.total} label={label} renderItem={renderItem} onNeedRange={games.need} />
  );
}
