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
  /** Importance: one `solid` action per view, `outline` beside it, `quiet` for the rest. Default: `solid`. */
  variant?: ButtonVariant;
  /** Meaning. Keep `accent` for what is valuable. Default: `action`. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner instead of the icon and ignores presses. The label stays, so width and name do not change. */
  isLoading?: boolean;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Decorative icon before the label, hidden from screen readers. */
  icon?: ReactNode;
}

/** Starts an action. For navigation use `LinkButton`. */
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
        // Not `disabled` while loading: that would drop the focus.
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
