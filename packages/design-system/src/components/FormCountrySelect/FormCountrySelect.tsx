import { CountrySelect, type CountrySelectProps } from '../CountrySelect/CountrySelect';
import { useFormValue } from '../Form/useFormValue';

export interface FormCountrySelectProps
  extends Omit<CountrySelectProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the value in the form. */
  name: string;
}

/**
 * A `CountrySelect` that the surrounding `Form` submits, resets and validates. Outside of a `Form` use
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
