import { DateField, type DateFieldProps } from '../DateField/DateField';
import { useFormField } from '../Form/formTexts';

export interface FormDateFieldProps
  extends Omit<DateFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `DateField` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `DateField`;
 * for a period, `FormDateRangeField`.
 */
export function FormDateField({ min, max, ...rest }: FormDateFieldProps) {
  return <DateField {...rest} {...useFormField(rest)} min={min} max={max} />;
}
