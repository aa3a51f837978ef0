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
  /** Why, and how it is asked for anew. */
  state: Extract<PanelState<unknown>, { status: 'failed' }>;
  /** Where there is room for a line only. */
  isLine?: boolean;
}

// A gateway that says how long can be reached: who counts the time until it may be asked again need not be there before.
const HeldButton = lazyChunk<RetryButtonProps>(() => import('./HeldButton'));

/** In place of a panel that could not be loaded: why, and another try, which begins by itself when the line is back. */
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
