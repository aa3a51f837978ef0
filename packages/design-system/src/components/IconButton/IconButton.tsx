import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import * as S from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name and text of the tooltip. If there is a `badge`, mention its count here too. */
  label: string;
  /** The icon, at the size of the button. */
  icon: ReactNode;
  /** Importance, as in `Button`. Default: `quiet`. */
  variant?: ButtonVariant;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a spinner instead of the icon and ignores presses. Default: false. */
  isLoading?: boolean;
  /** Small content over the upper end corner, such as the number of unread messages. */
  badge?: ReactNode;
}

/** A button with an icon that everybody knows. If they might not, use `Button` with text. */
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
