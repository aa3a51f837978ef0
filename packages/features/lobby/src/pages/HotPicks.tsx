import { useImageSource } from '@parlour/feature-core';
import { openGames } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { GamePicks } from '../components/GamePicks/GamePicks';
import { useHotGames } from '../model/useHotGames';
import { useLobbyActions } from './useLobbyActions';

/** Hot games that are open. */
export default function HotPicks() {
  const { t } = useTranslation('lobby');
  const { status, error, games, refresh } = useHotGames();
  return (
    <GamePicks
      label={t('maintenance.others')}
      status={status}
      error={error}
      games={openGames(games)}
      images={useImageSource()}
      actions={useLobbyActions()}
      onRetry={refresh}
    />
  );
}
