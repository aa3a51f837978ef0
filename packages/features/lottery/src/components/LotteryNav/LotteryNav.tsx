import type { LotteryGame } from '@parlour/gateway-openapi/lottery';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './LotteryNav.styles';

export interface LotteryNavProps {
  /** Name of the landmark. */
  label: string;
  games: readonly LotteryGame[];
  /** Code of the lottery that is played, or null in the lobby. */
  current: string | null;
  /** Address of a lottery. */
  hrefOf: (gameCode: string) => string;
}

/** The other lotteries of the room, in one row that scrolls; closed ones are marked. */
export function LotteryNav({ label, games, current, hrefOf }: LotteryNavProps) {
  const { t } = useTranslation('common');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, games.length]);
  return (
    <nav aria-label={label}>
      <S.List ref={list} role="list">
        {games.map(({ nodeId, gameCode, displayName, state }) => (
          <li key={nodeId}>
            <S.Link
              href={hrefOf(gameCode)}
              aria-current={gameCode === current ? 'page' : undefined}
              data-maintenance={state === 'MAINTENANCE' || undefined}
            >
              {displayName}
              {state === 'MAINTENANCE' ? <S.Closed> {t('gameCard.maintenance')}</S.Closed> : null}
            </S.Link>
          </li>
        ))}
      </S.List>
    </nav>
  );
}
