import { type GameFault, GameSandbox } from '@parlour/design-system/GameSandbox';
import { Spinner } from '@parlour/design-system/Spinner';
import { type LaunchFailureReason, useIsPlayPaused } from '@parlour/feature-core';
import { type ReactNode, useEffect, useState } from 'react';
import * as S from './GameFrame.styles';

export interface GameFrameProps {
  /** Launch address of this one start of the game. */
  src: string;
  /** Name of the game. */
  name: string;
  /** Shown over it while it is loading. */
  openingText: string;
  /** Shown above it once it is late. It may still load, so the iframe stays. */
  lateNotice: ReactNode;
  /** Called when the game can't load: its link was used before, or it may not be shown in an iframe. */
  onFail: (reason: LaunchFailureReason) => void;
  /** Called when the game has to be started anew, after a reality check from which it took the focus. */
  onReopen: () => void;
  onBalanceChange: () => void;
}

/**
 * The iframe of a game, with a text while it is loading and a notice once it is late (LAUNCH-05). A reality check over it
 * keeps input and focus from it; a game that takes the focus all the same is away until the check is answered (SP-06).
 */
export function GameFrame({
  src,
  name,
  openingText,
  lateNotice,
  onFail,
  onReopen,
  onBalanceChange,
}: GameFrameProps) {
  const isPaused = useIsPlayPaused();
  const [state, setState] = useState<'loading' | 'ready' | 'late' | 'away'>('loading');
  const isBack = state === 'away' && !isPaused;
  useEffect(() => {
    if (isBack) onReopen();
  }, [isBack, onReopen]);
  const handleFail = (reason: GameFault): void => {
    if (reason === 'timeout') setState('late');
    else if (reason === 'focus') setState('away');
    else onFail(reason);
  };
  return (
    <S.Root>
      {state === 'late' ? lateNotice : null}
      <S.Layers>
        {state === 'away' ? (
          <S.Cover />
        ) : (
          <GameSandbox
            src={src}
            title={name}
            isInert={isPaused}
            onReady={() => setState('ready')}
            onBalanceChange={onBalanceChange}
            onFail={({ fault }) => handleFail(fault)}
          />
        )}
        {state === 'loading' ? <Spinner size="lg" label={openingText} /> : null}
      </S.Layers>
    </S.Root>
  );
}
