import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { LotteryIcon } from '@parlour/design-system/icons/LotteryIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Notice } from '@parlour/design-system/Notice';
import { Spinner } from '@parlour/design-system/Spinner';
import type { GameLaunch, LaunchFailureReason } from '@parlour/feature-core';
import { GameFrame, RetryButton } from '@parlour/feature-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './LotteryStage.styles';

export interface LotteryStageProps {
  launch: GameLaunch;
  /** Name of the lottery. */
  name: string;
  /** Address of the list of all lotteries. */
  lotteriesHref: string;
  /** Requests a new launch address. */
  onReopen: () => void;
  /** Opens the registration; undefined where the merchant has none. */
  onRegister: (() => void) | undefined;
  /** Removes the lottery from the page, with the error that its iframe has shown. */
  onFail: (reason: LaunchFailureReason) => void;
  onBalanceChange: () => void;
  /** Whether another lottery of the room is open. */
  hasOthers: boolean;
  /** Other games to try while this one is closed (LAUNCH-06). */
  others?: ReactNode;
}

/** The lottery in its iframe, or the reason why it is missing. */
export function LotteryStage(props: LotteryStageProps) {
  const { launch, name } = props;
  const { t } = useTranslation('lottery');
  if (launch.status === 'open') return <OpenStage key={launch.src} {...props} src={launch.src} />;
  return (
    <S.Stage>
      {launch.status === 'loading' ? (
        <Spinner size="lg" label={t('room.opening', { name })} />
      ) : (
        <ClosedStage {...props} launch={launch} />
      )}
    </S.Stage>
  );
}

function OpenStage({ src, ...props }: LotteryStageProps & { src: string }) {
  const { name, onReopen, onFail, onBalanceChange } = props;
  const { t } = useTranslation('lottery');
  return (
    <S.Stage data-open>
      <GameFrame
        src={src}
        name={name}
        openingText={t('room.opening', { name })}
        lateNotice={
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
        }
        onFail={onFail}
        onReopen={onReopen}
        onBalanceChange={onBalanceChange}
      />
    </S.Stage>
  );
}

interface ClosedStageProps extends LotteryStageProps {
  launch: Extract<GameLaunch, { status: 'failed' }>;
}

function ClosedStage({
  launch,
  lotteriesHref,
  onReopen,
  onRegister,
  hasOthers,
  others,
}: ClosedStageProps) {
  const { t } = useTranslation('lottery');
  const { reason, message, error } = launch;
  const again = (
    <RetryButton isManual label={t('room.again')} state={{ error, onRetry: onReopen }} />
  );
  switch (reason) {
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
        <S.Closed>
          <ErrorState title={t('shared:gameMaintenance.title')} action={again}>
            {message ?? t('room.closed')} {hasOthers ? t('room.tryOthers') : null}
          </ErrorState>
          {others}
        </S.Closed>
      );
    case 'trial':
      return (
        <ErrorState
          title={t('shared:launchFault.trial.title')}
          action={
            onRegister === undefined ? undefined : (
              <Button onClick={onRegister}>{t('common:in_increase_submit')}</Button>
            )
          }
        >
          {message ?? t('shared:launchFault.trial.text')}
        </ErrorState>
      );
    case 'paused':
      // A fresh address would be refused until it is over.
      return (
        <ErrorState title={t('shared:launchFault.paused.title')}>
          {t('shared:launchFault.paused.text')}
        </ErrorState>
      );
    default:
      return (
        <ErrorState title={t(`shared:launchFault.${reason}.title`)} action={again}>
          {message ?? t(`shared:launchFault.${reason}.text`)}
        </ErrorState>
      );
  }
}
