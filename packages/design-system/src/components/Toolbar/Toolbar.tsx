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
 * move inside. What needs the arrows itself, such as a field, is a stop of its own. Put `ToolbarGroup` round those that belong together. Where it is too long it scrolls. For
 * one choice take `ToggleGroup`; for actions behind one button, `Menu`.
 */
export function Toolbar({ label, ref, onFocus, onKeyDown, children, ...rest }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(root);
  return (
    <S.Root
      data-component="Toolbar"
      role="toolbar"
      aria-label={label}
      {...rest}
      ref={useMergedRef(root, ref)}
      onFocus={(event) => {
        onFocus?.(event);
        roving.onFocus(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        roving.onKeyDown(event);
      }}
    >
      {children}
    </S.Root>
  );
}
