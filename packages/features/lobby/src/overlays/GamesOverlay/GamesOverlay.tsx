import { Dialog } from '@parlour/design-system/Dialog';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { centrePath, useImageSource, useOverlay } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { GamePicks } from '../../components/GamePicks/GamePicks';
import { closingFirst } from '../../model/useGameActions';
import { useVendorGames } from '../../model/useVendorGames';
import { useLobbyActions } from '../../pages/useLobbyActions';

/** The games that one card stands for (LAUNCH-03). */
export default function GamesOverlay() {
  const { t } = useTranslation(['lobby', 'common']);
  const { request, close } = useOverlay('games');
  const { status, error, games, hasMore, retry } = useVendorGames(request ?? null);
  const actions = closingFirst(useLobbyActions(), close);
  const images = useImageSource();
  if (request === undefined) return null;
  return (
    <Dialog
      isOpen
      size="lg"
      title={request.title}
      labels={{ close: t('common:actions.close') }}
      onClose={close}
      footer={
        hasMore ? (
          <LinkButton href={centrePath(request)} variant="outline" tone="neutral" onClick={close}>
            {t('games.all')}
          </LinkButton>
        ) : undefined
      }
    >
      <GamePicks
        label={request.title}
        status={status}
        error={error}
        games={games}
        images={images}
        actions={{
          ...actions,
          // Inside the list, the card that opens the list launches the vendor's lobby instead.
          onPlay: (target) =>
            actions.onPlay(
              target.isGame === 'VASSALAGE' ? { ...target, nodeId: null, isGame: 'GAME' } : target,
            ),
        }}
        onRetry={retry}
      />
    </Dialog>
  );
}
