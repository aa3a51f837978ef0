import { GameSandbox } from '@parlour/design-system/GameSandbox';
import { Spinner } from '@parlour/design-system/Spinner';
import { type LaunchFailureReason, useIsPlayPaused } from '@parlour/feature-core';
import { type ReactNode, useState } from 'react';
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
  onBalanceChange: () => void;
}

/**
 * The iframe of a game, with a text while it is loading and a notice once it is late (LAUNCH-05). A reality check over it
 * keeps input and focus from it (SP-06).
 */
export function GameFrame({
  src,
  name,
  openingText,
  lateNotice,
  onFail,
  onBalanceChange,
}: GameFrameProps) {
  const isPaused = useIsPlayPaused();
  const [state, setState] = useState<'loading' | 'ready' | 'late'>('loading');
  return (
    <S.Root>
      {state === 'late' ? lateNotice : null}
      <S.Layers>
        <GameSandbox
          src={src}
          title={name}
          isInert={isPaused}
          onReady={() => setState('ready')}
          onBalanceChange={onBalanceChange}
          onFail={({ fault: reason }) => (reason === 'timeout' ? setState('late') : onFail(reason))}
        />
        {state === 'loading' ? <Spinner size="lg" label={openingText} /> : null}
      </S.Layers>
    </S.Root>
  );
}
