import type { ComponentPropsWithRef } from 'react';
import * as S from './Toolbar.styles';

export interface ToolbarGroupProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the group. */
  label: string;
}

/** Controls of a `Toolbar` that belong together; a line parts them from the group before. */
export function ToolbarGroup({ label, ...rest }: ToolbarGroupProps) {
  return <S.Group data-component="ToolbarGroup" role="group" aria-label={label} {...rest} />;
}
