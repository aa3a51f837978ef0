import { Combobox, type ComboboxProps } from '../Combobox/Combobox';
import { useFormValue } from '../Form/useFormValue';

export interface FormComboboxProps
  extends Omit<ComboboxProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `Combobox` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use `Combobox`; for
 * fewer than fifteen options, `FormSelect`.
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
