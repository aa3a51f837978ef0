import { useFormField } from '../Form/formTexts';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface FormTextFieldProps
  extends Omit<TextFieldProps, 'name' | 'error' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `TextField` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `TextField`;
 * for several lines, `FormTextArea`.
 */
export function FormTextField(props: FormTextFieldProps) {
  return <TextField {...props} {...useFormField(props)} />;
}
