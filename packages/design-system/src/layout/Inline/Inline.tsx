// @chunk common
import type { ComponentPropsWithRef } from 'react';
import { space } from '../../tokens/read';
import type { SpaceStep } from '../../tokens/scale';
import * as S from './Inline.styles';

export const INLINE_JUSTIFIES = ['start', 'center', 'end', 'between'] as const;
export type InlineJustify = (typeof INLINE_JUSTIFIES)[number];

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children, in px of the scale. Default: 8. */
  gap?: SpaceStep;
  /** Alignment of the children along the line. Default: `start`. */
  justify?: InlineJustify;
  /** Keeps the children on one line. Default: false. */
  isSingleLine?: boolean;
}

/** Children beside each other, such as buttons, that wrap if they do not fit. For aligned columns use `Grid`. */
export function Inline({
  gap = 8,
  justify = 'start',
  isSingleLine = false,
  style,
  ...rest
}: InlineProps) {
  return (
    <S.Root
      data-component="Inline"
      data-justify={justify}
      data-single-line={isSingleLine || undefined}
      style={{ '--_gap': space(gap), ...style }}
      {...rest}
    />
  );
}
