import { type ComponentPropsWithRef, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './Toolbar.styles';
import { useRovingFocus } from './useRovingFocus';

export { ToolbarGroup, type ToolbarGroupProps } from './ToolbarGroup';

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name: what the controls act on. */
  label: string;
}

/**
 * Three or more controls for the same thing, as one tab stop: arrow keys, Home and End move inside. Controls
 * that need the arrow keys, such as a field, are their own tab stop. Group related controls by
 * `ToolbarGroup`. It scrolls if it is too long. For one choice use `ToggleGroup`; for actions behind a
 * button, `Menu`.
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
