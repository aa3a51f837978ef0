import type { ComponentPropsWithRef } from 'react';
import * as S from './VisuallyHidden.styles';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for screen readers only. Nothing that can take focus goes in here; the name of a button without
 * words is the `label` of `IconButton`.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.Root data-component="VisuallyHidden" {...props} />;
}
