import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox';
import { useFormField } from '../Form/formTexts';

export interface FormCheckboxProps extends Omit<CheckboxProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/** A `Checkbox` of the `Form` around it. */
export function FormCheckbox(props: FormCheckboxProps) {
  return <Checkbox {...props} {...useFormField(props)} />;
}
