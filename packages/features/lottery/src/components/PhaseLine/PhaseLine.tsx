import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { usePhase } from '../../model/usePhase';
import { Countdown } from '../Countdown/Countdown';
import * as S from './PhaseLine.styles';

export interface PhaseLineProps {
  game: LotteryGame;
}

/** The state of a lottery: the time until bets close, drawing, or closed. */
export function PhaseLine({ game }: PhaseLineProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const phase = usePhase(game);
  switch (phase) {
    case 'maintenance':
      return <S.Line data-phase="maintenance">{t('common:gameCard.maintenance')}</S.Line>;
    case 'drawing':
      return <S.Line data-phase="drawing">{t('phase.drawing')}</S.Line>;
    case 'openForLong':
      return (
        <S.Line data-phase="open">
          {t('phase.closesAt', { moment: formatMoment(game.closesAt, tag) })}
        </S.Line>
      );
    case 'open':
      return (
        <S.Line data-phase="open">
          {/* Read as one sentence where it describes something else. */}
          <span>{t('phase.closesIn')} </span>
          <Countdown game={game} />
        </S.Line>
      );
  }
}
