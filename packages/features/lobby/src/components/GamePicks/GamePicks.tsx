import { ErrorState } from '@parlour/design-system/ErrorState';
import { GameCardSkeleton } from '@parlour/design-system/GameCardSkeleton';
import { Grid } from '@parlour/design-system/layout/Grid';
import type { ImageSource } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import type { Game } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { listErrorText } from '../../model/listErrorText';
import type { GameActions } from '../../model/useGameActions';
import { LobbyCard } from '../LobbyCard/LobbyCard';
import { NothingOpen } from '../NothingOpen/NothingOpen';

export interface GamePicksProps {
  /** Name of the list for screen readers. */
  label: string;
  status: 'loading' | 'ready' | 'failed';
  /** The error, if loading failed. */
  error?: unknown;
  games: readonly Game[];
  images: ImageSource;
  actions: GameActions;
  onRetry: () => void;
}

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A few games without virtualization: in a dialog, or beside a game that can not be played. */
export function GamePicks({
  label,
  status,
  error,
  games,
  images,
  actions,
  onRetry,
}: GamePicksProps) {
  const { t } = useTranslation(['lobby', 'common']);
  if (status === 'failed')
    return (
      <ErrorState title={t('list.failedTitle')} action={<RetryButton state={{ error, onRetry }} />}>
        {listErrorText(error, (key) => t(key))}
      </ErrorState>
    );
  if (status === 'loading')
    return (
      <Grid aria-busy aria-label={t('common:loading')} role="group" minColumn={136} gap={12}>
        {SKELETONS.map((key) => (
          <GameCardSkeleton key={key} />
        ))}
      </Grid>
    );
  if (games.length === 0) return <NothingOpen />;
  return (
    <Grid role="list" aria-label={label} minColumn={136} gap={12}>
      {games.map((game) => (
        <div role="listitem" key={game.nodeId}>
          <LobbyCard game={game} images={images} actions={actions} />
        </div>
      ))}
    </Grid>
  );
}
