import type { ComponentPropsWithRef, ReactNode } from 'react';
import { RefreshIcon } from '../../icons/RefreshIcon';
import { useLabels } from '../../labels/useLabels';
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
  /** What is not affected, and what to do. */
  text?: string;
  /** Text of the retry button. */
  retry?: string;
  /** Label of `reference`: 'Reference'. */
  reference?: string;
}

export interface ErrorPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  labels?: Partial<ErrorPanelLabels>;
  /** Whether it replaces a page or a large section (`full`), or one line among others. Default: `full`. */
  variant?: ErrorPanelVariant;
  /** Called when the user presses retry. The button needs this and `labels.retry`. */
  onRetry?: (() => void) | undefined;
  /** Shows that a retry is running. Default: false. */
  isRetrying?: boolean;
  /** Id with which customer service can find the error; selectable. */
  reference?: string | undefined;
  /** Further help, such as a link to customer service. */
  help?: ReactNode;
}

/**
 * Says that a section of the page failed and what to do; announced when it appears. If a list could not
 * be loaded use `ErrorState`. To catch rendering errors use `ErrorBoundary`.
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
  const texts = useLabels<ErrorPanelLabels>('ErrorPanel', labels);
  const isFull = variant === 'full';
  const marked = { 'data-component': 'ErrorPanel', 'data-variant': variant, ...rest };
  const canRetry = onRetry !== undefined && texts.retry !== undefined;
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
            {texts.retry}
          </Button>
        ) : null}
        {help}
      </Inline>
    ) : null;
  const found =
    reference === undefined ? null : (
      <S.Reference>
        {texts.reference} <code>{reference}</code>
      </S.Reference>
    );

  if (isFull) {
    return (
      <ErrorState {...marked} title={texts.title} action={actions}>
        {texts.text === undefined && found === null ? undefined : (
          <S.Words>
            {texts.text === undefined ? null : <p>{texts.text}</p>}
            {found}
          </S.Words>
        )}
      </ErrorState>
    );
  }
  return (
    <Notice {...marked} role="alert" tone="danger" title={texts.title}>
      <S.Words>
        {texts.text === undefined ? null : <p>{texts.text}</p>}
        {found}
        {actions}
      </S.Words>
    </Notice>
  );
}
