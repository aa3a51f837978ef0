import type { ComponentPropsWithRef } from 'react';
import * as S from './VisuallyHidden.styles';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for screen readers only. It must not contain focusable elements. For a button without text use the
 * `label` of `IconButton`.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.Root data-component="VisuallyHidden" {...props} />;
}
