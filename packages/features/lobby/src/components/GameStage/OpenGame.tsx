import { GameSandbox } from '@parlour/design-system/GameSandbox';
import { Notice } from '@parlour/design-system/Notice';
import { Spinner } from '@parlour/design-system/Spinner';
import type { LaunchFault } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './GameStage.styles';

export interface OpenGameProps {
  src: string;
  name: string;
  onFail: (fault: LaunchFault) => void;
  onBalanceChange: () => void;
}

/** The frame of a game with what there is to say of it while it comes, or is late. */
export function OpenGame({ src, name, onFail, onBalanceChange }: OpenGameProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const [state, setState] = useState<'coming' | 'there' | 'late'>('coming');
  return (
    <S.Open>
      {state === 'late' ? (
        <Notice tone="warning" role="status" title={t('parts:launchFault.timeout.title')}>
          {t('game.late')}
        </Notice>
      ) : null}
      <S.Layers>
        <GameSandbox
          src={src}
          title={name}
          onReady={() => setState('there')}
          onBalanceChange={onBalanceChange}
          // One that is slow may still come; what is spent or refused will not.
          onFail={({ fault }) => (fault === 'timeout' ? setState('late') : onFail(fault))}
        />
        {state === 'coming' ? <Spinner size="lg" label={t('game.opening', { name })} /> : null}
      </S.Layers>
    </S.Open>
  );
}
