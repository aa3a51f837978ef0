import { Button, type ButtonProps } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { lazyChunk, type PanelState, retryAfterOf } from '@parlour/feature-core';
import type { RetryButtonProps } from '@parlour/feature-shared';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './PanelError.styles';

export interface PanelErrorProps {
  /** What could not be loaded. */
  title: string;
  /** Why, and how to retry. */
  state: Extract<PanelState<unknown>, { status: 'failed' }>;
  /** For panels with space for one line only. */
  isLine?: boolean;
}

// Lazy: a rate limit means that the network works, so the countdown can still be loaded then.
const RetryCountdown = lazyChunk<RetryButtonProps>(() => import('./RetryCountdown'));

/** The error of a panel that could not be loaded, with a retry, which also runs once the device is online again. */
export function PanelError({ title, state, isLine = false }: PanelErrorProps) {
  const { t } = useTranslation();
  const { error, message, onRetry } = state;
  const isRateLimited = retryAfterOf(error) !== undefined;
  useEffect(() => {
    if (isRateLimited) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isRateLimited, onRetry]);
  const buttonProps: ButtonProps = {
    variant: 'outline',
    tone: 'neutral',
    size: isLine ? 'sm' : 'md',
  };
  const button = (
    <Button
      {...buttonProps}
      {...(isRateLimited ? { 'aria-disabled': true } : { onClick: onRetry })}
    >
      {t('actions.retry')}
    </Button>
  );
  const action = isRateLimited ? (
    <Suspense fallback={button}>
      <RetryCountdown {...buttonProps} state={state} />
    </Suspense>
  ) : (
    button
  );
  if (!isLine)
    return (
      <ErrorState title={title} action={action}>
        {message}
      </ErrorState>
    );
  return (
    <S.Line role="alert">
      <p>{title}</p>
      <p>{message}</p>
      {action}
    </S.Line>
  );
}
