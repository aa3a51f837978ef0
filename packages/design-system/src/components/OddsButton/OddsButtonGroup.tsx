import { Children, type ComponentPropsWithRef } from 'react';
import * as S from './OddsButtonGroup.styles';

export interface OddsButtonGroupProps extends ComponentPropsWithRef<'div'> {
  /** Name of the market: 'Match result'. Read by screen readers before its first price. */
  label: string;
  /** One price a line, for more or longer names than fit side by side. Default: false. */
  isList?: boolean;
}

/** The prices of one market: two or three share a line, more wrap. For other choices use `ToggleGroup`. */
export function OddsButtonGroup({
  label,
  isList = false,
  children,
  ...rest
}: OddsButtonGroupProps) {
  const count = Children.count(children);
  return (
    <S.Root
      data-component="OddsButtonGroup"
      data-columns={isList ? 'one' : count <= 3 ? count : 'many'}
      role="group"
      aria-label={label}
      {...rest}
    >
      {children}
    </S.Root>
  );
}
