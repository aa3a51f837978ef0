// @chunk common
import type { ComponentPropsWithRef } from 'react';
import { space } from '../../tokens/read';
import type { SpaceStep } from '../../tokens/scale';
import * as S from './Stack.styles';

export const STACK_ALIGNS = ['stretch', 'start', 'center', 'end'] as const;
export type StackAlign = (typeof STACK_ALIGNS)[number];

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children, in px of the scale. Default: 16. */
  gap?: SpaceStep;
  /** Alignment of the children across the stack. Default: `stretch`. */
  align?: StackAlign;
}

/**
 * Children below each other with equal space between them. For a section with a heading use `Section`; for
 * children beside each other, `Inline`.
 */
export function Stack({ gap = 16, align = 'stretch', style, ...rest }: StackProps) {
  return (
    <S.Root
      data-component="Stack"
      data-align={align}
      style={{ '--_gap': space(gap), ...style }}
      {...rest}
    />
  );
}
