import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { Icon, Label } from '../Button/Button.styles';
import * as S from './LinkButton.styles';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  /** Address that it leads to. */
  href: string;
  /** Importance, as in `Button`. Default: `solid`. */
  variant?: ButtonVariant;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Fills the width of its container. Default: false. */
  isWide?: boolean;
  /** Decorative icon before the label, hidden from screen readers. */
  icon?: ReactNode;
}

/** A link that looks like a button. For an action use `Button`; within a sentence, a plain link. */
export function LinkButton({
  variant = 'solid',
  tone = 'action',
  size = 'md',
  isWide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <S.Root
      data-component="LinkButton"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-wide={isWide || undefined}
      {...rest}
    >
      {icon === undefined ? null : <Icon aria-hidden>{icon}</Icon>}
      <Label>{children}</Label>
    </S.Root>
  );
}
