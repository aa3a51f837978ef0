import { useFormField } from '../Form/formTexts';
import { Switch, type SwitchProps } from '../Switch/Switch';

export interface FormSwitchProps extends Omit<SwitchProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Switch` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `Switch`; for a
 * yes that takes effect on submit, `FormCheckbox`.
 */
export function FormSwitch(props: FormSwitchProps) {
  return <Switch {...props} {...useFormField(props)} />;
}
