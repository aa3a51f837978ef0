import { useFormField } from '../Form/formTexts';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface FormTextFieldProps
  extends Omit<TextFieldProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `TextField` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `TextField`; for several lines, `FormTextArea`.
 */
export function FormTextField(props: FormTextFieldProps) {
  return <TextField {...props} {...useFormField(props)} />;
}
