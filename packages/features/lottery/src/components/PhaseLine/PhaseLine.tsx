import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../model/lotteryMenu';
import { Countdown } from '../Countdown/Countdown';
import * as S from './PhaseLine.styles';

export interface PhaseLineProps {
  game: LotteryGame;
}

/** What a lottery does now: how long bets are taken, that it draws, or that it is closed. */
export function PhaseLine({ game }: PhaseLineProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useLanguage();
  const now = phaseOf(game);
  if (now.phase === 'maintenance')
    return <S.Line data-phase="maintenance">{t('common:gameCard.maintenance')}</S.Line>;
  if (now.phase === 'drawing') return <S.Line data-phase="drawing">{t('phase.drawing')}</S.Line>;
  if (now.isFarOff)
    return (
      <S.Line data-phase="open">
        {t('phase.closesAt', { moment: formatMoment(game.closesAt, tag) })}
      </S.Line>
    );
  return (
    <S.Line data-phase="open">
      <span aria-hidden>{t('phase.closesIn')}</span>
      <Countdown until={now.closesAt} label={t('phase.closesIn')} overText={t('phase.drawing')} />
    </S.Line>
  );
}
