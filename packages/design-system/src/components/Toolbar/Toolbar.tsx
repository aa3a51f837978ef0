import { type ComponentPropsWithRef, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './Toolbar.styles';
import { useRovingFocus } from './useRovingFocus';

export { ToolbarGroup, type ToolbarGroupProps } from './ToolbarGroup';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: what the controls work on. */
  label: string;
}

/**
 * Three or more controls that work on the same thing, as one stop of the Tab key: arrows, Home and End
 * move inside. Put `ToolbarGroup` round those that belong together. Where it is too long it scrolls. For
 * one choice take `ToggleGroup`; for actions behind one button, `Menu`.
 */
export function Toolbar({ label, ref, children, ...rest }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const handlers = useRovingFocus(root);
  return (
    <S.Root
      data-component="Toolbar"
      role="toolbar"
      aria-label={label}
      {...rest}
      ref={useMergedRef(root, ref)}
      {...handlers}
    >
      {children}
    </S.Root>
  );
}
