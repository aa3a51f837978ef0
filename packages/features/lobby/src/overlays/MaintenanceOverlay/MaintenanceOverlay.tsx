import { Dialog } from '@parlour/design-system/Dialog';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { useImageSource, useOverlay } from '@parlour/feature-core';
import { openGames } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { GamePicks } from '../../components/GamePicks/GamePicks';
import { closingFirst } from '../../model/useGameActions';
import { useHotGames } from '../../model/useHotGames';
import { useLobbyActions } from '../../pages/useLobbyActions';

/** Says that a game is closed, with hot games to try instead (LAUNCH-06). */
export default function MaintenanceOverlay() {
  const { t } = useTranslation(['lobby', 'common']);
  const { request, close } = useOverlay('gameMaintenance');
  const { status, error, games, refresh } = useHotGames();
  const actions = closingFirst(useLobbyActions(), close);
  const images = useImageSource();
  const open = openGames(games);
  if (request === undefined) return null;
  return (
    <Dialog
      isOpen
      size="md"
      icon={<WarningIcon />}
      title={t('shared:gameMaintenance.title')}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
    >
      <Stack gap={16}>
        <p>
          {t(open.length === 0 ? 'maintenance.closed' : 'maintenance.text', {
            name: request.title,
          })}
        </p>
        <GamePicks
          label={t('maintenance.others')}
          status={status}
          error={error}
          games={open}
          images={images}
          actions={actions}
          onRetry={refresh}
        />
      </Stack>
    </Dialog>
  );
}
