import { useFormField } from '../Form/formTexts';
import { Switch, type SwitchProps } from '../Switch/Switch';

export interface FormSwitchProps extends Omit<SwitchProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Switch` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `Switch`; for a yes that is agreed to by sending, `FormCheckbox`.
 */
export function FormSwitch(props: FormSwitchProps) {
  return <Switch {...props} {...useFormField(props)} />;
}
