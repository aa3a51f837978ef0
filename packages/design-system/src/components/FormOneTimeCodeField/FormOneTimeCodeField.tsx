import { useFormValue } from '../Form/useFormValue';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../OneTimeCodeField/OneTimeCodeField';

export interface FormOneTimeCodeFieldProps
  extends Omit<OneTimeCodeFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `OneTimeCodeField` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use
 * `OneTimeCodeField`; for a permanent secret, `FormPasswordField`.
 */
export function FormOneTimeCodeField(props: FormOneTimeCodeFieldProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLInputElement>(props);
  return (
    <OneTimeCodeField
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.value);
        props.onChange?.(event);
      }}
      onBlur={(event) => {
        touch();
        props.onBlur?.(event);
      }}
    />
  );
}
