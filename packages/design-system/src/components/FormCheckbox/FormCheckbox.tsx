import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox';
import { useFormField } from '../Form/formTexts';

export interface FormCheckboxProps extends Omit<CheckboxProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Checkbox` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `Checkbox`; for what takes effect at once, `Switch`.
 */
export function FormCheckbox(props: FormCheckboxProps) {
  return <Checkbox {...props} {...useFormField(props)} />;
}
