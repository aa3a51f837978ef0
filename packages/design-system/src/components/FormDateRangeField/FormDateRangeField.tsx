import { DateRangeField, type DateRangeFieldProps } from '../DateRangeField/DateRangeField';
import type { DateRange } from '../DateRangeField/presetRange';
import { useFormValue } from '../Form/useFormValue';

export interface FormDateRangeFieldProps
  extends Omit<DateRangeFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the range in the form; its value is `{ start, end }`. */
  name: string;
}

/**
 * A `DateRangeField` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `DateRangeField`; for one day, `FormDateField`.
 */
export function FormDateRangeField(props: FormDateRangeFieldProps) {
  const { field, setValue, touch } = useFormValue<DateRange, HTMLFieldSetElement>(props);
  return (
    <DateRangeField
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.value);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        // From one day to the other is not out of the field.
        if (!event.currentTarget.contains(event.relatedTarget)) touch();
        props.onBlur?.(event);
      }}
    />
  );
}
