import { GameBar } from '@parlour/feature-shared';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { PhaseLine } from '../PhaseLine/PhaseLine';
import * as S from './LotteryBar.styles';

export interface LotteryBarProps {
  name: string;
  /** The lottery that is played, if any. */
  game: LotteryGame | undefined;
  /** Address of the list of all lotteries. */
  lotteriesHref: string;
  /** Requests a new launch address, for instance when the current one is used up. */
  onReopen: () => void;
}

/** The lottery that is played, until when bets are taken, and the exit link. */
export function LotteryBar({ name, game, lotteriesHref, onReopen }: LotteryBarProps) {
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
