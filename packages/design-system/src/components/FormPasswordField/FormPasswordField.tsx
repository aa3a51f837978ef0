import { useFormField } from '../Form/formTexts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField';

export interface FormPasswordFieldProps
  extends Omit<PasswordFieldProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `PasswordField` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use
 * `PasswordField`; for a code that is used once, `FormOneTimeCodeField`.
 */
export function FormPasswordField(props: FormPasswordFieldProps) {
  return <PasswordField {...props} {...useFormField(props)} />;
}
