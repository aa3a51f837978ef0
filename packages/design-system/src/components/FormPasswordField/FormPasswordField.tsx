import { useFormField } from '../Form/formTexts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField';

export interface FormPasswordFieldProps
  extends Omit<PasswordFieldProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `PasswordField` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `PasswordField`; for a code that is used once, `FormOneTimeCodeField`.
 */
export function FormPasswordField(props: FormPasswordFieldProps) {
  return <PasswordField {...props} {...useFormField(props)} />;
}
