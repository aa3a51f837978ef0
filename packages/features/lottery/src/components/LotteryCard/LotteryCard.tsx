import { SmartImage } from '@parlour/design-system/SmartImage';
import { DEFAULT_PICTURE, type ImageSource, pictureUrl } from '@parlour/feature-core';
import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw } from '../../model/drawnNumbers';
import { Balls } from '../Balls/Balls';
import { PhaseLine } from '../PhaseLine/PhaseLine';
import * as S from './LotteryCard.styles';

export interface LotteryCardProps {
  game: LotteryGame;
  /** Its last draw, if known. */
  draw?: Draw | undefined;
  /** Whether a missing `draw` means that nothing has been drawn; otherwise the card shows no text about it. */
  isDrawKnown: boolean;
  images: ImageSource;
  /** Called with the lottery when the card is pressed. */
  onPlay: (game: LotteryGame) => void;
}

/** A lottery of the menu: its running draw, and its last one. */
export const LotteryCard = memo(function LotteryCard({
  game,
  draw,
  isDrawKnown,
  images,
  onPlay,
}: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const phaseId = useId();
  const { displayName, numero, state } = game;
  return (
    <S.Card data-maintenance={state === 'MAINTENANCE' || undefined} aria-label={displayName}>
      <S.Picture>
        <SmartImage
          src={pictureUrl(images, game.iconUrl) ?? undefined}
          fallbackSrc={DEFAULT_PICTURE}
          alt=""
          ratio="1"
        />
      </S.Picture>
      <S.Words>
        <S.Play
          type="button"
          aria-label={`${t('common:gameCard.play')} ${displayName}`}
          aria-describedby={phaseId}
          onClick={() => onPlay(game)}
        >
          {displayName}
        </S.Play>
        <S.Issue>{t('issue', { numero })}</S.Issue>
      </S.Words>
      <S.Foot>
        {draw === undefined || draw.numbers.length === 0 ? (
          <S.None>{isDrawKnown ? t('draws.none') : null}</S.None>
        ) : (
          <Balls numbers={draw.numbers} label={t('draws.of', { numero: draw.numero })} />
        )}
        <div id={phaseId}>
          <PhaseLine game={game} />
        </div>
      </S.Foot>
    </S.Card>
  );
});
