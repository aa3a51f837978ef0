// @chunk fields
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Field.styles';
import { FieldNotes } from './FieldNotes';
import { type FieldControl, type FieldTexts, useFieldControl } from './useFieldControl';

export const FIELD_SIZES = ['sm', 'md', 'lg'] as const;
export type FieldSize = (typeof FIELD_SIZES)[number];

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, FieldTexts {
  size?: FieldSize;
  /** Id for the control, where the owner needs to know it. */
  controlId?: string | undefined;
  /** Further ids that describe the control. */
  describedBy?: string | undefined;
  /** Draws the control with the attributes that tie it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * The frame of every control: label above, error and hint below. Take it for a control that the house
 * does not have: `TextField` and its like are framed already.
 */
export function Field({
  label,
  hint,
  error,
  size = 'md',
  controlId,
  describedBy,
  children,
  ...rest
}: FieldProps) {
  const { control, notes } = useFieldControl({ hint, error }, controlId, describedBy);
  return (
    <S.Root data-component="Field" {...rest}>
      <S.Label htmlFor={control.id} data-size={size}>
        {label}
      </S.Label>
      {children(control)}
      <FieldNotes {...notes} hint={hint} error={error} />
    </S.Root>
  );
}
