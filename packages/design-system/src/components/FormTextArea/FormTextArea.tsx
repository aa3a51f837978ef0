import { useFormValue } from '../Form/useFormValue';
import { TextArea, type TextAreaProps } from '../TextArea/TextArea';

export interface FormTextAreaProps
  extends Omit<TextAreaProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `TextArea` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `TextArea`; for
 * one line, `FormTextField`.
 */
export function FormTextArea(props: FormTextAreaProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLTextAreaElement>(props);
  return (
    <TextArea
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.target.value);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        touch();
        props.onBlur?.(event);
      }}
    />
  );
}
