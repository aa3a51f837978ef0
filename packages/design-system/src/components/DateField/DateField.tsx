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
  /** Controlled value as `yyyy-MM-dd`; '' while the date is incomplete. */
  value?: string | undefined;
  /** Initial value as `yyyy-MM-dd`. */
  defaultValue?: string | undefined;
  /** Earliest day that the calendar offers, as `yyyy-MM-dd`. */
  min?: string | undefined;
  /** Latest day that the calendar offers, as `yyyy-MM-dd`. Default: `9999-12-31`. */
  max?: string | undefined;
  size?: FieldSize;
}

/** Without a maximum, browsers accept years with five and six digits. */
const LAST_DAY = '9999-12-31';

/**
 * The native date input, with the device's date format and calendar. A typed date can still be outside
 * `min` and `max`: validate it in the form's schema. For two days use `DateRangeField`. Native
 * attributes, `className`, `style` and `ref` go to the input.
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
              // Some browsers ignore `max` here. Nobody means a year of five digits.
              if (event.target.value.length > LAST_DAY.length) event.target.value = '';
              onChange?.(event);
            }}
          />
        </S.Box>
      )}
    </Field>
  );
}
