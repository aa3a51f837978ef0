import { useFormField } from '../Form/formTexts';
import { Select, type SelectProps } from '../Select/Select';

export interface FormSelectProps extends Omit<SelectProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Select` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `Select`; from
 * about fifteen options on, `FormCombobox`.
 */
export function FormSelect(props: FormSelectProps) {
  return <Select {...props} {...useFormField(props)} />;
}
