import type { ComponentPropsWithRef } from 'react';
import * as S from './Toolbar.styles';

export interface ToolbarGroupProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group. */
  label: string;
}

/** Related controls of a `Toolbar`, separated from the previous group by a line. */
export function ToolbarGroup({ label, ...rest }: ToolbarGroupProps) {
  return <S.Group data-component="ToolbarGroup" role="group" aria-label={label} {...rest} />;
}
