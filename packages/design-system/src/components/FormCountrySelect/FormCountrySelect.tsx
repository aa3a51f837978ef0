import { CountrySelect, type CountrySelectProps } from '../CountrySelect/CountrySelect';
import { useFormValue } from '../Form/useFormValue';

export interface FormCountrySelectProps
  extends Omit<CountrySelectProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `CountrySelect` of the `Form` around it. It is sent, reset and checked with that form. Outside of a `Form` take
 * `CountrySelect`; for a phone number, `FormPhoneField`.
 */
export function FormCountrySelect(props: FormCountrySelectProps) {
  const { field, setValue, touch } = useFormValue<string, HTMLInputElement>(props);
  return (
    <CountrySelect
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
