import { DateRangeField, type DateRangeFieldProps } from '../DateRangeField/DateRangeField';
import type { DateRange } from '../DateRangeField/presetRange';
import { useFormValue } from '../Form/useFormValue';

export interface FormDateRangeFieldProps
  extends Omit<DateRangeFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the range in the form; its value is `{ start, end }`. */
  name: string;
}

/**
 * A `DateRangeField` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use
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
        // Moving from one day to the other does not leave the field.
        if (!event.currentTarget.contains(event.relatedTarget)) touch();
        props.onBlur?.(event);
      }}
    />
  );
}
