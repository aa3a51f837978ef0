import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import * as S from './Button.styles';

export const BUTTON_VARIANTS = ['solid', 'outline', 'quiet'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

export const BUTTON_TONES = ['action', 'neutral', 'accent', 'danger'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export const BUTTON_SIZES = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Weight on the page: one `solid` action a view, `outline` beside it, `quiet` for the rest. */
  variant?: ButtonVariant;
  /** Meaning; `accent` is kept for what is precious. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner in place of the icon and ignores presses; the label stays for width and readers. */
  isLoading?: boolean;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Shown before the label, hidden from screen readers. */
  icon?: ReactNode;
}

/** Starts an action. For going somewhere take `LinkButton`. */
export function Button({
  variant = 'solid',
  tone = 'action',
  size = 'md',
  isLoading = false,
  isWide = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <S.Root
      data-component="Button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-loading={isLoading || undefined}
      data-wide={isWide || undefined}
      type={type}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        // Stays focusable while loading, so that focus is not lost under the person's finger.
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {isLoading ? (
        <Spinner size="sm" />
      ) : icon === undefined ? null : (
        <S.Icon aria-hidden>{icon}</S.Icon>
      )}
      <S.Label>{children}</S.Label>
    </S.Root>
  );
}
