import { DateField, type DateFieldProps } from '../DateField/DateField';
import { useFormField } from '../Form/formTexts';

export interface FormDateFieldProps
  extends Omit<DateFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `DateField` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `DateField`; for the two ends of a period, `FormDateRangeField`.
 */
export function FormDateField({ min, max, ...rest }: FormDateFieldProps) {
  return <DateField {...rest} {...useFormField(rest)} min={min} max={max} />;
}
