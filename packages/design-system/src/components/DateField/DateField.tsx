import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldSize } from '../Field/Field';
import type { FieldTexts } from '../Field/useFieldControl';
import * as S from './DateField.styles';

export interface DateFieldProps
  extends Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'min' | 'max'
    >,
    FieldTexts {
  /** As `yyyy-MM-dd`; empty while no whole date has been typed. */
  value?: string | undefined;
  /** As `yyyy-MM-dd`. */
  defaultValue?: string | undefined;
  /** Earliest day that the calendar offers, as `yyyy-MM-dd`. */
  min?: string | undefined;
  /** Latest day that the calendar offers, as `yyyy-MM-dd`; years have four digits either way. */
  max?: string | undefined;
  size?: FieldSize;
}

/** Without a last day a browser takes years of five and six digits. */
const LAST_DAY = '9999-12-31';

/**
 * One day, by the device's own control: it writes the date as its owner does and brings the calendar
 * that they know. What is typed may still lie outside of `min` and `max`; the form's schema says so.
 * For two days take `DateRangeField`. Native attributes, `className`, `style` and `ref` reach the input.
 */
export function DateField({
  label,
  hint,
  error,
  size = 'md',
  max = LAST_DAY,
  id,
  onChange,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...rest
}: DateFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      size={size}
      controlId={id}
      describedBy={describedBy}
    >
      {(control) => (
        <S.Box data-size={size}>
          <S.Input
            data-component="DateField"
            {...rest}
            {...control}
            aria-invalid={control['aria-invalid'] ?? isInvalid}
            type="date"
            max={max}
            onChange={(event) => {
              // Not every browser keeps to the last day, and nobody meant such a year.
              if (event.target.value.length > LAST_DAY.length) event.target.value = '';
              onChange?.(event);
            }}
          />
        </S.Box>
      )}
    </Field>
  );
}
