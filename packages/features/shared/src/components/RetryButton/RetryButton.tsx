import { Button, type ButtonProps } from '@parlour/design-system/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRateLimit } from '../../model/useRateLimit';

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'isLoading' | 'onClick'> {
  /** What retries, whether a retry is running, and the error. */
  state: { onRetry: () => void; isRetrying?: boolean; error?: unknown };
  /** Text instead of 'Try again'. */
  label?: string;
  /** Retries only when pressed: for content that reconnects by itself. Default: false. */
  isManual?: boolean;
}

/**
 * Retries what could not be loaded, also by itself once the browser is online again. While the gateway's rate limit
 * lasts, it shows a countdown (F28).
 */
export function RetryButton({ state, label, isManual = false, ...rest }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const countdown = useRateLimit(state.error);
  const retry = useEffectEvent(() => {
    if (!isManual && countdown === null && state.isRetrying !== true) state.onRetry();
  });
  useEffect(() => {
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return (
    <Button
      isLoading={state.isRetrying}
      {...rest}
      // Not `disabled`, or the focus would be lost after a press.
      {...(countdown === null ? { onClick: state.onRetry } : { 'aria-disabled': true })}
    >
      {label ?? t('actions.retry')}
      {/* Hidden, since it is often inside an alert, which would be read out every second. */}
      {countdown !== null && <span aria-hidden> {countdown}</span>}
    </Button>
  );
}
