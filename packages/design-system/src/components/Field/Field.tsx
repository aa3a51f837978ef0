// @chunk fields
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Field.styles';
import { FieldNotes } from './FieldNotes';
import { type FieldControl, type FieldTexts, useFieldControl } from './useFieldControl';

export const FIELD_SIZES = ['sm', 'md', 'lg'] as const;
export type FieldSize = (typeof FIELD_SIZES)[number];

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, FieldTexts {
  size?: FieldSize;
  /** Id of the control. Default: a generated one. */
  controlId?: string | undefined;
  /** Further ids for `aria-describedby` of the control. */
  describedBy?: string | undefined;
  /** Renders the control. Spread the given attributes on it: they link it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Wraps a control with a label above and an error and hint below. Use it for a custom control: `TextField`
 * and the other fields include it.
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
