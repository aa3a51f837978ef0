import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import * as S from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Name for screen readers and for the tool tip. Say a count of `badge` here as well. */
  label: string;
  icon: ReactNode;
  /** Weight on the page, as in `Button`. */
  variant?: ButtonVariant;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner in place of the icon and ignores presses. */
  isLoading?: boolean;
  /** Shown over the upper end corner, such as a count of unread messages. */
  badge?: ReactNode;
}

/** An action whose icon everybody knows; where they might not, take `Button` with a word. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  tone = 'neutral',
  size = 'md',
  isLoading = false,
  badge,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <S.Root
      data-component="IconButton"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-loading={isLoading || undefined}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {isLoading ? <Spinner size="sm" /> : icon}
      {badge === undefined ? null : <S.Corner aria-hidden>{badge}</S.Corner>}
    </S.Root>
  );
}
