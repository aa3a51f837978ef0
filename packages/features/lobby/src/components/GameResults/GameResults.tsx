// @chunk lists
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { GameGrid } from '@parlour/design-system/GameGrid';
import { Notice } from '@parlour/design-system/Notice';
import type { ImageSource } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { type ReactNode, type Ref, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { listErrorText } from '../../model/listErrorText';
import type { GameActions } from '../../model/useGameActions';
import type { GamePages } from '../../model/useGamePages';
import { LobbyCard } from '../LobbyCard/LobbyCard';
import * as S from './GameResults.styles';

export interface GameResultsProps {
  games: GamePages;
  label: string;
  images: ImageSource;
  actions: GameActions;
  /** Shown when there is no game; default: a text that no game matches. */
  empty?: ReactNode;
  /** Wraps the games once they are loaded. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Every card a skeleton, in the places of the games that are coming. */
const renderNothing = () => undefined;

/** The games of a list in each of its states. */
export function GameResults({ games, label, images, actions, empty, ref }: GameResultsProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const { gameAt } = games;
  const renderItem = useCallback(
    (index: number) => {
      const game = gameAt(index);
      if (game === undefined) return undefined;
      return <LobbyCard game={game} images={images} actions={actions} isEager={index < 6} />;
    },
    [gameAt, images, actions],
  );
  if (games.status === 'failed')
    return (
      <ErrorState
        title={t('list.failedTitle')}
        action={<RetryButton state={{ error: games.error, onRetry: games.retry }} />}
      >
        {listErrorText(games.error, (key) => t(key))}
      </ErrorState>
    );
  if (games.status === 'loading')
    return (
      <div aria-busy aria-label={t('common:loading')} role="group">
        <GameGrid count={18} label={t('common:loading')} renderItem={renderNothing} />
      </div>
    );
  if (games.total === 0)
    return empty ?? <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>;
  return (
    <div ref={ref}>
      <GameGrid
        count={games.total}
        label={label}
        renderItem={renderItem}
        onNeedRange={games.need}
      />
      {games.missing === undefined ? null : (
        <S.Missing>
          <Notice
            tone="warning"
            role="alert"
            title={t('list.missingTitle')}
            action={
              <RetryButton
                size="sm"
                variant="outline"
                tone="neutral"
                state={{ error: games.missing.error, onRetry: games.retry }}
              />
            }
          >
            {listErrorText(games.missing.error, (key) => t(key))}
          </Notice>
        </S.Missing>
      )}
    </div>
  );
}
