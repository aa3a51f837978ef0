import { Button, type ButtonProps } from '@parlour/design-system/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRateLimit } from '../../model/useRateLimit';

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'isLoading' | 'onClick'> {
  /** How what failed is tried again, whether it is being so, and why it failed. */
  state: { onRetry: () => void; isRetrying?: boolean; error?: unknown };
  /** What it says in place of 'Try again', where that would say too little. */
  label?: string;
  /** Leaves it to a press: for what minds the connection itself. Default: false. */
  isManual?: boolean;
}

/**
 * Tries again what could not be loaded, by itself as soon as the browser is connected again. While the gateway wants
 * to hear nothing more, it counts down (F28).
 */
export function RetryButton({ state, label, isManual = false, ...rest }: RetryButtonProps) {
  const { t } = useTranslation('common');
  const hold = useRateLimit(state.error);
  const retry = useEffectEvent(() => {
    if (!isManual && hold === null && state.isRetrying !== true) state.onRetry();
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
      // Not `disabled`: whoever pressed it would lose the focus.
      {...(hold === null ? { onClick: state.onRetry } : { 'aria-disabled': true })}
    >
      {label ?? t('actions.retry')}
      {/* Often within an alert, which would be read out at every second. */}
      {hold !== null && <span aria-hidden> {hold}</span>}
    </Button>
  );
}
