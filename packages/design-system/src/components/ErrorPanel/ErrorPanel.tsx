import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { Inline } from '../../layout/Inline/Inline';
import { Button } from '../Button/Button';
import { ErrorState } from '../ErrorState/ErrorState';
import { Notice } from '../Notice/Notice';
import * as S from './ErrorPanel.styles';

export const ERROR_PANEL_VARIANTS = ['full', 'compact'] as const;
export type ErrorPanelVariant = (typeof ERROR_PANEL_VARIANTS)[number];

export interface ErrorPanelLabels {
  /** What happened, in a few words. */
  title: string;
  /** What is safe, and what to do. */
  text?: string;
  /** Word of the button that tries again. */
  retry?: string;
  /** What `reference` is: 'Reference'. */
  reference?: string;
}

export interface ErrorPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  labels: ErrorPanelLabels;
  /** In place of a page or a large part of one, or of a line among others. */
  variant?: ErrorPanelVariant;
  /** Called when the person wants to try again; without it, or its word, there is no button. */
  onRetry?: (() => void) | undefined;
  /** It is being tried again. */
  isRetrying?: boolean;
  /** What customer service needs to find the fault; can be selected. */
  reference?: string | undefined;
  /** A further way on, such as a link to customer service. */
  help?: ReactNode;
}

/**
 * Says that a part of the page broke and what to do; read out as it appears. For an answer of the gateway
 * in place of a list take `ErrorState`; round what may break, `ErrorBoundary`.
 */
export function ErrorPanel({
  labels,
  variant = 'full',
  onRetry,
  isRetrying = false,
  reference,
  help,
  ...rest
}: ErrorPanelProps) {
  const isFull = variant === 'full';
  const marked = { 'data-component': 'ErrorPanel', 'data-variant': variant, ...rest };
  const canRetry = onRetry !== undefined && labels.retry !== undefined;
  const actions =
    canRetry || help !== undefined ? (
      <Inline gap={12} justify={isFull ? 'center' : 'start'}>
        {canRetry ? (
          <Button
            variant={isFull ? 'solid' : 'outline'}
            tone={isFull ? 'action' : 'neutral'}
            size={isFull ? 'md' : 'sm'}
            icon={<RefreshIcon />}
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {labels.retry}
          </Button>
        ) : null}
        {help}
      </Inline>
    ) : null;
  const found =
    reference === undefined ? null : (
      <S.Reference>
        {labels.reference} <code>{reference}</code>
      </S.Reference>
    );

  if (isFull) {
    return (
      <ErrorState {...marked} title={labels.title} action={actions}>
        {labels.text === undefined && found === null ? undefined : (
          <S.Words>
            {labels.text === undefined ? null : <p>{labels.text}</p>}
            {found}
          </S.Words>
        )}
      </ErrorState>
    );
  }
  return (
    <Notice {...marked} role="alert" tone="danger" title={labels.title}>
      <S.Words>
        {labels.text === undefined ? null : <p>{labels.text}</p>}
        {found}
        {actions}
      </S.Words>
    </Notice>
  );
}
