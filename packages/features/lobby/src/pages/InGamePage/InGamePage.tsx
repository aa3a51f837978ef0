import {
  readKnownGame,
  useCoreDispatch,
  usePageHead,
  useRegistration,
} from '@parlour/feature-core';
import { PlayStrip } from '@parlour/feature-shared';
import { baseApi } from '@parlour/gateway-openapi';
import { useGetGameQuery } from '@parlour/gateway-openapi/games';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { GameStage } from '../../components/GameStage/GameStage';
import { backPath } from '../../model/backPath';
import { readLaunchWhat } from '../../model/launchWhat';
import { useLaunch } from '../../model/useLaunch';
import { useVendor } from '../../model/useVendors';
import { OtherGames } from '../OtherGames';

/** A game being played, or the lobby of a vendor (RT-10). */
export default function InGamePage() {
  const { t } = useTranslation('lobby');
  const [query] = useSearchParams();
  const what = readLaunchWhat(query);
  const nodeId = what !== null && 'nodeId' in what ? what.nodeId : null;
  // `currentData`, so that the answer for the previous game is not used.
  const { currentData: game } = useGetGameQuery({ nodeId: nodeId ?? 0 }, { skip: nodeId === null });
  const vendor = useVendor(what?.kind === 'vendor' ? what : null);
  const gameType = what?.kind === 'vendor' ? what.gameType : game?.gameType;
  const { launch, retry, fail } = useLaunch(what);
  const dispatch = useCoreDispatch();
  const handleBalanceChange = useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['Balance', 'RecentGames']));
  }, [dispatch]);
  const isClosed = launch.status === 'failed' && launch.reason === 'maintenance';
  const name =
    game?.displayName ?? vendor?.displayName ?? readKnownGame(nodeId ?? 0)?.displayName ?? null;
  const about = t(`about.${gameType ?? ''}`, { defaultValue: t('about.other') });
  const isPaused = launch.status === 'failed' && launch.reason === 'paused';
  const title = isPaused ? t('shared:launchFault.paused.title') : (name ?? t('game.unnamed'));
  usePageHead(title, gameType === undefined ? undefined : about);
  return (
    <GameStage
      name={name}
      launch={launch}
      backHref={backPath(gameType)}
      isFreePlay={what?.kind === 'freePlay'}
      onRetry={retry}
      onRegister={useRegistration()}
      onFail={fail}
      onBalanceChange={handleBalanceChange}
      others={isClosed ? <OtherGames /> : null}
    >
      <PlayStrip />
    </GameStage>
  );
}
