import { Button, type ButtonProps } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { lazyChunk, type PanelState, retryAfterOf } from '@parlour/feature-core';
import type { RetryButtonProps } from '@parlour/feature-parts';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './PanelFault.styles';

export interface PanelFaultProps {
  /** What could not be loaded. */
  title: string;
  /** Why, and how to retry. */
  state: Extract<PanelState<unknown>, { status: 'failed' }>;
  /** For panels with space for one line only. */
  isLine?: boolean;
}

// Lazy: a rate limit means that the network works, so the countdown can still be loaded then.
const HeldButton = lazyChunk<RetryButtonProps>(() => import('./HeldButton'));

/** The error of a panel that could not be loaded, with a retry, which also runs once the device is online again. */
export function PanelFault({ title, state, isLine = false }: PanelFaultProps) {
  const { t } = useTranslation();
  const { error, message, onRetry } = state;
  const isHeld = retryAfterOf(error) !== undefined;
  useEffect(() => {
    if (isHeld) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isHeld, onRetry]);
  const look: ButtonProps = { variant: 'outline', tone: 'neutral', size: isLine ? 'sm' : 'md' };
  const button = (
    <Button {...look} {...(isHeld ? { 'aria-disabled': true } : { onClick: onRetry })}>
      {t('actions.retry')}
    </Button>
  );
  const action = isHeld ? (
    <Suspense fallback={button}>
      <HeldButton {...look} state={state} />
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
