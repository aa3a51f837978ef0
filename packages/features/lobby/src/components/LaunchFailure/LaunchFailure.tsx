import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { Stack } from '@parlour/design-system/layout/Stack';
import type { GameLaunch, LaunchFailureReason } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LaunchFailureProps {
  launch: Extract<GameLaunch, { status: 'failed' }>;
  /** Requests a new launch address. */
  onRetry: () => void;
  /** Opens the registration, for a trial user; undefined where the merchant has none. */
  onRegister: (() => void) | undefined;
  /** Other games to try while this one is closed (LAUNCH-06). */
  others?: ReactNode;
}

/** Errors that a new address does not fix. */
const LASTING: ReadonlySet<LaunchFailureReason> = new Set(['unknown', 'trial', 'paused']);

/** Says why a game is missing, and what to do next. */
export function LaunchFailure({ launch, onRetry, onRegister, others }: LaunchFailureProps) {
  const { t } = useTranslation(['lobby', 'common']);
  const { reason, message, error } = launch;
  const mayRegister = reason === 'trial' && onRegister !== undefined;
  const action = mayRegister ? (
    <Button onClick={onRegister}>{t('common:in_increase_submit')}</Button>
  ) : LASTING.has(reason) ? undefined : (
    <RetryButton isManual label={t('game.again')} state={{ error, onRetry }} />
  );
  const isClosed = reason === 'maintenance';
  // The gateway's own words would say the title again.
  const words = reason === 'paused' ? null : message;
  return (
    <Stack gap={24}>
      <ErrorState
        title={
          isClosed ? t('shared:gameMaintenance.title') : t(`shared:launchFault.${reason}.title`)
        }
        action={action}
      >
        {words ??
          (isClosed ? t('shared:gameMaintenance.text') : t(`shared:launchFault.${reason}.text`))}
      </ErrorState>
      {isClosed ? others : null}
    </Stack>
  );
}
