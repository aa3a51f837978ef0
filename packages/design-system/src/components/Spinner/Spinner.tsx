import type { ComponentPropsWithRef } from 'react';
import * as S from './Spinner.styles';

export const SPINNER_SIZES = ['sm', 'md', 'lg'] as const;
export type SpinnerSize = (typeof SPINNER_SIZES)[number];

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  size?: SpinnerSize;
  /** Read by screen readers. Leave it out if text beside it says that it loads. */
  label?: string;
}

/**
 * Shows that something of unknown length is going on. If the shape of the result is known use `Skeleton`;
 * over content that must not be used, `LoadingCover`; in a button, its `isLoading`.
 */
export function Spinner({ size = 'md', label, ...rest }: SpinnerProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <S.Root data-component="Spinner" data-size={size} {...named} {...rest} />;
}
