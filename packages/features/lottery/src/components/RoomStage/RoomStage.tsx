import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { type GameFault, GameSandbox } from '@parlour/design-system/GameSandbox';
import { LotteryIcon } from '@parlour/design-system/icons/LotteryIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Notice } from '@parlour/design-system/Notice';
import { Spinner } from '@parlour/design-system/Spinner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomLaunch } from '../../model/useRoomLaunch';
import * as S from './RoomStage.styles';

export interface RoomStageProps {
  launch: RoomLaunch;
  /** Name of the lottery. */
  name: string;
  /** Where all lotteries are. */
  lotteriesHref: string;
  /** Asks for a fresh link. */
  onReopen: () => void;
  onBalanceChange: () => void;
}

/** Where a lottery is played, or why it is not. */
export function RoomStage(props: RoomStageProps) {
  const { launch } = props;
  if (launch.status === 'open') return <OpenStage key={launch.src} {...props} src={launch.src} />;
  return (
    <S.Stage>
      <ClosedStage {...props} launch={launch} />
    </S.Stage>
  );
}

function OpenStage({ src, ...props }: RoomStageProps & { src: string }) {
  const { name, onReopen, onBalanceChange } = props;
  const { t } = useTranslation('lottery');
  const [state, setState] = useState<'loading' | 'loaded' | GameFault>('loading');
  if (state === 'spent' || state === 'frame')
    return (
      <S.Stage>
        <ClosedStage {...props} launch={{ status: 'failed', message: t('room.noAddress') }} />
      </S.Stage>
    );
  return (
    <S.Stage data-open>
      {state === 'timeout' ? (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button size="sm" variant="outline" tone="neutral" onClick={onReopen}>
              {t('room.again')}
            </Button>
          }
        >
          {t('common:errors.timeout')}
        </Notice>
      ) : null}
      <S.Layers>
        <GameSandbox
          src={src}
          title={name}
          onLoad={() => setState('loaded')}
          onBalanceChange={onBalanceChange}
          onFail={({ fault }) => setState(fault)}
        />
        {state === 'loading' ? <Spinner size="lg" label={t('room.opening', { name })} /> : null}
      </S.Layers>
    </S.Stage>
  );
}

interface ClosedStageProps extends RoomStageProps {
  launch: Exclude<RoomStageProps['launch'], { status: 'open' }>;
}

function ClosedStage({ launch, name, lotteriesHref, onReopen }: ClosedStageProps) {
  const { t } = useTranslation('lottery');
  const again = <Button onClick={onReopen}>{t('room.again')}</Button>;
  switch (launch.status) {
    case 'loading':
      return <Spinner size="lg" label={t('room.opening', { name })} />;
    case 'unknown':
      return (
        <EmptyState
          role="alert"
          title={t('room.unknownTitle')}
          icon={<LotteryIcon size={28} />}
          action={<LinkButton href={lotteriesHref}>{t('room.all')}</LinkButton>}
        >
          {t('room.unknownText')}
        </EmptyState>
      );
    case 'maintenance':
      return (
        <ErrorState title={t('parts:gameMaintenance.title')} action={again}>
          {launch.message} {t('room.tryOthers')}
        </ErrorState>
      );
    case 'failed':
      return (
        <ErrorState title={t('room.failedTitle')} action={again}>
          {launch.message}
        </ErrorState>
      );
  }
}
