import { Button } from '@parlour/design-system/Button';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Notice } from '@parlour/design-system/Notice';
import { Spinner } from '@parlour/design-system/Spinner';
import type { GameLaunch, LaunchFault } from '@parlour/feature-core';
import { GameFrame } from '@parlour/feature-parts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LaunchFailure } from '../LaunchFailure/LaunchFailure';
import * as S from './GameStage.styles';

export interface GameStageProps {
  /** Name of what is played; also the page's heading. */
  name: string;
  launch: GameLaunch;
  /** Where the way out leads. */
  backHref: string;
  /** Says that the money is play money (LOB-09). */
  isFreePlay?: boolean;
  /** Asks for a fresh link. */
  onRetry: () => void;
  /** Opens the registration; undefined where the merchant has none. */
  onRegister: (() => void) | undefined;
  /** Takes the game off the page, for what its frame has shown to be so. */
  onFail: (fault: LaunchFault) => void;
  onBalanceChange: () => void;
  /** Other games to try while this one is closed (LAUNCH-06). */
  others?: ReactNode;
}

/** A game being played: a slim bar with its name and the way out, and the game itself or why it is not there. */
export function GameStage({
  name,
  launch,
  backHref,
  isFreePlay = false,
  onRetry,
  onRegister,
  onFail,
  onBalanceChange,
  others,
}: GameStageProps) {
  const { t } = useTranslation(['lobby', 'common']);
  return (
    <S.Root>
      <S.Bar>
        <S.Words>
          <S.Title>{name}</S.Title>
          {isFreePlay ? <S.Note>{t('game.freePlay')}</S.Note> : null}
        </S.Words>
        <Inline gap={4}>
          {/* A browser fires `load` for a frame that it refused, so only a person sees that nothing came. */}
          {launch.status === 'open' ? (
            <Button
              size="sm"
              variant="quiet"
              tone="neutral"
              icon={<RefreshIcon size={16} />}
              onClick={onRetry}
            >
              {t('game.again')}
            </Button>
          ) : null}
          <LinkButton href={backHref} size="sm" variant="outline" tone="neutral">
            {t('game.leave')}
          </LinkButton>
        </Inline>
      </S.Bar>
      {launch.status === 'open' ? (
        <GameFrame
          key={launch.src}
          src={launch.src}
          name={name}
          openingText={t('game.opening', { name })}
          lateNotice={
            <Notice tone="warning" role="status" title={t('parts:launchFault.timeout.title')}>
              {t('game.late')}
            </Notice>
          }
          onFail={onFail}
          onBalanceChange={onBalanceChange}
        />
      ) : (
        <S.Stage>
          {launch.status === 'loading' ? (
            <Spinner size="lg" label={t('game.opening', { name })} />
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
