// @chunk common
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Badge.styles';

export const BADGE_VARIANTS = ['subtle', 'solid'] as const;
export type BadgeVariant = (typeof BADGE_VARIANTS)[number];

export const BADGE_TONES = [
  'neutral',
  'action',
  'accent',
  'positive',
  'warning',
  'danger',
  'info',
] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

export const BADGE_SIZES = ['sm', 'md'] as const;
export type BadgeSize = (typeof BADGE_SIZES)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Use `solid` on top of a picture or on a corner. */
  variant?: BadgeVariant;
  tone?: BadgeTone;
  /** Use `sm` for a count of a few digits. */
  size?: BadgeSize;
  /** Decorative icon before the text, hidden from screen readers. */
  icon?: ReactNode;
}

/**
 * A word or a count that labels another element. For a sentence use `Notice`; for something that can
 * be pressed, `Button`.
 */
export function Badge({
  variant = 'subtle',
  tone = 'neutral',
  size = 'md',
  icon,
  children,
  ...rest
}: BadgeProps) {
  return (
    <S.Root
      data-component="Badge"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      {...rest}
    >
      {icon}
      <S.Label>{children}</S.Label>
    </S.Root>
  );
}
