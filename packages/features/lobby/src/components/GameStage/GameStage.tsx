import { Notice } from '@parlour/design-system/Notice';
import { Spinner } from '@parlour/design-system/Spinner';
import type { GameLaunch, LaunchFailureReason } from '@parlour/feature-core';
import { GameBar, GameFrame } from '@parlour/feature-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LaunchFailure } from '../LaunchFailure/LaunchFailure';
import * as S from './GameStage.styles';

export interface GameStageProps {
  /** Name of the game, also the page's heading; null while it is not known. */
  name: string | null;
  launch: GameLaunch;
  /** What stands between its bar and the game. */
  children?: ReactNode;
  /** Address of the exit link. */
  backHref: string;
  /** Says that the money is play money (LOB-09). */
  isFreePlay?: boolean;
  /** Whether the page has the site's navigation, and on a phone its bar. */
  isBelowNav?: boolean;
  /** Requests a new launch address. */
  onRetry: () => void;
  /** Opens the registration; undefined where the merchant has none. */
  onRegister: (() => void) | undefined;
  /** Removes the game from the page, with the error that its iframe has shown. */
  onFail: (reason: LaunchFailureReason) => void;
  onBalanceChange: () => void;
  /** Other games to try while this one is closed (LAUNCH-06). */
  others?: ReactNode;
}

/** A game being played: a slim bar with its name and an exit link, and the game or the reason why it is missing. */
export function GameStage({
  name: known,
  launch,
  children,
  backHref,
  isFreePlay = false,
  isBelowNav = false,
  onRetry,
  onRegister,
  onFail,
  onBalanceChange,
  others,
}: GameStageProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const name = known ?? t('game.unnamed');
  const openingText = known === null ? name : t('game.opening', { name });
  return (
    <S.Root
      data-open={launch.status === 'open' || undefined}
      data-below-nav={isBelowNav || undefined}
    >
      <S.Top>
        <GameBar
          name={name}
          againText={t('game.again')}
          onAgain={launch.status === 'open' ? onRetry : undefined}
          leaveText={t('game.leave')}
          leaveHref={backHref}
        >
          {isFreePlay ? <S.Note>{t('game.freePlay')}</S.Note> : null}
        </GameBar>
        {children}
      </S.Top>
      {launch.status === 'open' ? (
        <GameFrame
          key={launch.src}
          src={launch.src}
          name={name}
          openingText={openingText}
          lateNotice={
            <Notice tone="warning" role="status" title={t('shared:launchFault.timeout.title')}>
              {t('game.late')}
            </Notice>
          }
          onFail={onFail}
          onReopen={onRetry}
          onBalanceChange={onBalanceChange}
        />
      ) : (
        <S.Stage>
          {launch.status === 'loading' ? (
            <Spinner size="lg" label={openingText} />
          ) : (
            <LaunchFailure
              launch={launch}
              onRetry={onRetry}
              onRegister={onRegister}
              others={others}
            />
          )}
        </S.Stage>
      )}
    </S.Root>
  );
}
