// @chunk fields
import type { ComponentPropsWithRef } from 'react';
import { FieldNotes } from '../Field/FieldNotes';
import { type FieldTexts, useFieldControl } from '../Field/useFieldControl';
import * as S from './Checkbox.styles';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>,
    FieldTexts {}

/**
 * A yes or no that takes effect when the form is sent. For an immediate effect use `Switch`; for one of
 * several options, `RadioGroup`. Native attributes and `ref` go to the input.
 */
export function Checkbox({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const { control, notes } = useFieldControl({ hint, error }, id, describedBy);
  return (
    <S.Frame>
      <S.Line>
        <S.Box data-component="Checkbox" {...rest} {...control} type="checkbox" />
        <S.Label>{label}</S.Label>
      </S.Line>
      <FieldNotes {...notes} hint={hint} error={error} />
    </S.Frame>
  );
}
