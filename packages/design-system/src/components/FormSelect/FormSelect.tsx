import { useFormField } from '../Form/formTexts';
import { Select, type SelectProps } from '../Select/Select';

export interface FormSelectProps extends Omit<SelectProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Select` bound to the surrounding `Form`, which submits, resets and validates it. Outside of a `Form` use
 * `Select`; from about fifteen options on, `FormCombobox`.
 */
export function FormSelect(props: FormSelectProps) {
  return <Select {...props} {...useFormField(props)} />;
}
