import { useCoreDispatch, usePageHead, useRegistration } from '@parlour/feature-core';
import { baseApi } from '@parlour/gateway-openapi';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DrawList } from '../../components/DrawList/DrawList';
import { RoomBar } from '../../components/RoomBar/RoomBar';
import { RoomNav } from '../../components/RoomNav/RoomNav';
import { RoomStage } from '../../components/RoomStage/RoomStage';
import { LOTTERIES_PATH, roomAt, roomPath } from '../../model/lotteryMenu';
import { useRoom } from '../../model/useRoom';
import * as S from './LotteryRoomPage.styles';

/** Draws beside the game. */
const MOST_DRAWS = 8;

/** A lottery being played, with the others of its room and what it drew (RT-08, RT-10). */
export default function LotteryRoomPage() {
  const { t } = useTranslation('lottery');
  const room = roomAt(useLocation().pathname);
  const [query] = useSearchParams();
  const asked = query.get('gameCode');
  const gameCode = asked === '' ? null : asked;
  const { lottery, games, draws, launch, reopen, fail } = useRoom(room, gameCode);
  const dispatch = useCoreDispatch();
  const handleBalanceChange = useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['Balance', 'RecentGames']));
  }, [dispatch]);
  const name = lottery?.displayName ?? t(`room.${room.kind}`);
  usePageHead(name, t('about'));
  const hasDraws = gameCode !== null && !(launch.status === 'failed' && launch.fault === 'unknown');
  return (
    <S.Root>
      <S.Top>
        <RoomBar name={name} game={lottery} lotteriesHref={LOTTERIES_PATH} onReopen={reopen} />
        {games.length === 0 ? null : (
          <RoomNav
            label={t('room.others')}
            games={games}
            current={gameCode}
            hrefOf={(code) => roomPath(room, code)}
          />
        )}
      </S.Top>
      <S.Columns data-draws={hasDraws || undefined}>
        <RoomStage
          launch={launch}
          name={name}
          lotteriesHref={LOTTERIES_PATH}
          onReopen={reopen}
          onRegister={useRegistration()}
          onFail={fail}
          onBalanceChange={handleBalanceChange}
        />
        {hasDraws ? <DrawList draws={draws} most={MOST_DRAWS} isOfOne /> : null}
      </S.Columns>
    </S.Root>
  );
}
