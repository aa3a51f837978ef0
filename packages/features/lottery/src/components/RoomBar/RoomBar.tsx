import { GameBar } from '@parlour/feature-parts';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { PhaseLine } from '../PhaseLine/PhaseLine';
import * as S from './RoomBar.styles';

export interface RoomBarProps {
  name: string;
  /** The lottery that is played, where one is. */
  game: LotteryGame | undefined;
  /** Where all lotteries are. */
  lotteriesHref: string;
  /** Asks for a fresh link, as when the one that was opened is spent. */
  onReopen: () => void;
}

/** What is played, until when, and the way out. */
export function RoomBar({ name, game, lotteriesHref, onReopen }: RoomBarProps) {
  const { t } = useTranslation('lottery');
  return (
    <GameBar
      name={name}
      againText={t('room.again')}
      onAgain={onReopen}
      leaveText={t('room.leave')}
      leaveHref={lotteriesHref}
    >
      {game === undefined ? null : (
        <S.Facts>
          <span>{t('issue', { numero: game.numero })}</span>
          <PhaseLine game={game} />
        </S.Facts>
      )}
    </GameBar>
  );
}
