import { Button } from '@parlour/design-system/Button';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
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
    <S.Bar>
      <S.Words>
        <h1>{name}</h1>
        {game === undefined ? null : (
          <S.Facts>
            <span>{t('issue', { numero: game.numero })}</span>
            <PhaseLine game={game} />
          </S.Facts>
        )}
      </S.Words>
      <Inline isSingleLine>
        <Button
          size="sm"
          variant="quiet"
          tone="neutral"
          icon={<RefreshIcon size={16} />}
          onClick={onReopen}
        >
          {t('room.again')}
        </Button>
        <LinkButton href={lotteriesHref} size="sm" variant="outline" tone="neutral">
          {t('room.leave')}
        </LinkButton>
      </Inline>
    </S.Bar>
  );
}
