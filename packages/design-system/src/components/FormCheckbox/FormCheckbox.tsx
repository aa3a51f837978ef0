import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox';
import { useFormField } from '../Form/formTexts';

export interface FormCheckboxProps extends Omit<CheckboxProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Checkbox` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `Checkbox`; for
 * an immediate effect, `Switch`.
 */
export function FormCheckbox(props: FormCheckboxProps) {
  return <Checkbox {...props} {...useFormField(props)} />;
}
