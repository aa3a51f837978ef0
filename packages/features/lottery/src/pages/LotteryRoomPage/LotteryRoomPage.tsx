import { lazyChunk, useCoreDispatch, usePageHead, useRegistration } from '@parlour/feature-core';
import { ErrorRegion, PlayStrip } from '@parlour/feature-shared';
import { baseApi } from '@parlour/gateway-openapi';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DrawList } from '../../components/DrawList/DrawList';
import { LotteryBar } from '../../components/LotteryBar/LotteryBar';
import { LotteryNav } from '../../components/LotteryNav/LotteryNav';
import { LotteryStage } from '../../components/LotteryStage/LotteryStage';
import { LOTTERIES_PATH, roomAt, roomPath } from '../../model/lotteryMenu';
import { useRoom } from '../../model/useRoom';
import * as S from './LotteryRoomPage.styles';

const HotGames = lazyChunk(() => import('./HotGames'));

/** Draws beside the game. */
const MOST_DRAWS = 8;

/** A lottery being played, with the others of its room and its draws (RT-08, RT-10). */
export default function LotteryRoomPage() {
  const { t } = useTranslation('lottery');
  const [query] = useSearchParams();
  const room = roomAt(useLocation().pathname, query.get('vassalage'));
  const asked = query.get('gameCode');
  const gameCode = asked === '' ? null : asked;
  const { lottery, vendor, games, draws, launch, reopen, fail } = useRoom(room, gameCode);
  const dispatch = useCoreDispatch();
  const handleBalanceChange = useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['Balance', 'RecentGames']));
  }, [dispatch]);
  const name = lottery?.displayName ?? vendor ?? t(`room.${room.kind}`);
  const reason = launch.status === 'failed' ? launch.reason : null;
  usePageHead(reason === 'paused' ? t('shared:launchFault.paused.title') : name, t('about'));
  const hasDraws = gameCode !== null && reason !== 'unknown';
  const shows = gameCode ?? room.vassalage;
  return (
    <S.Root>
      <S.Top>
        <LotteryBar name={name} game={lottery} lotteriesHref={LOTTERIES_PATH} onReopen={reopen} />
        <PlayStrip />
        {games.length === 0 ? null : (
          <ErrorRegion>
            <LotteryNav
              label={t('room.others')}
              games={games}
              current={gameCode}
              hrefOf={(code) => roomPath(room, code)}
            />
          </ErrorRegion>
        )}
      </S.Top>
      <S.Columns data-draws={hasDraws || undefined}>
        <ErrorRegion shows={shows}>
          <LotteryStage
            launch={launch}
            name={name}
            lotteriesHref={LOTTERIES_PATH}
            onReopen={reopen}
            onRegister={useRegistration()}
            onFail={fail}
            onBalanceChange={handleBalanceChange}
            hasOthers={games.some(
              (game) => game.gameCode !== gameCode && game.state !== 'MAINTENANCE',
            )}
            others={
              reason === 'maintenance' ? (
                <ErrorRegion>
                  <Suspense>
                    <HotGames />
                  </Suspense>
                </ErrorRegion>
              ) : null
            }
          />
        </ErrorRegion>
        {hasDraws ? (
          <ErrorRegion shows={shows}>
            <DrawList draws={draws} most={MOST_DRAWS} isOfOne />
          </ErrorRegion>
        ) : null}
      </S.Columns>
    </S.Root>
  );
}
