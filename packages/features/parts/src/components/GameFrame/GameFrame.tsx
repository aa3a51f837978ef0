import { GameSandbox } from '@parlour/design-system/GameSandbox';
import { Spinner } from '@parlour/design-system/Spinner';
import type { LaunchFault } from '@parlour/feature-core';
import { type ReactNode, useState } from 'react';
import * as S from './GameFrame.styles';

export interface GameFrameProps {
  /** Address that the gateway has given for this game, and this time. */
  src: string;
  /** Name of the game. */
  name: string;
  /** Said over it while it comes. */
  openingText: string;
  /** Stands above it once it is late: it may still come, and keeps its frame. */
  lateNotice: ReactNode;
  /** Called when the frame has shown that the game will not come: its link is spent, or may not be framed. */
  onFail: (fault: LaunchFault) => void;
  onBalanceChange: () => void;
}

/** The frame of a game with what there is to say of it while it comes, or is late (LAUNCH-05). */
export function GameFrame({
  src,
  name,
  openingText,
  lateNotice,
  onFail,
  onBalanceChange,
}: GameFrameProps) {
  const [state, setState] = useState<'coming' | 'there' | 'late'>('coming');
  return (
    <S.Root>
      {state === 'late' ? lateNotice : null}
      <S.Layers>
        <GameSandbox
          src={src}
          title={name}
          onReady={() => setState('there')}
          onBalanceChange={onBalanceChange}
          onFail={({ fault }) => (fault === 'timeout' ? setState('late') : onFail(fault))}
        />
        {state === 'coming' ? <Spinner size="lg" label={openingText} /> : null}
      </S.Layers>
    </S.Root>
  );
}
