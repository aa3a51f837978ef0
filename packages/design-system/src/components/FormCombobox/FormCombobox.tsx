import { Combobox, type ComboboxProps } from '../Combobox/Combobox';
import { useFormValue } from '../Form/useFormValue';

export interface FormComboboxProps
  extends Omit<ComboboxProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Combobox` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `Combobox`; for fewer than fifteen options, `FormSelect`.
 */
export function FormCombobox(props: FormComboboxProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLInputElement>(props);
  return (
    <Combobox
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
