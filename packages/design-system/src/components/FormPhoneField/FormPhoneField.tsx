import { useController, useFormContext } from 'react-hook-form';
import { useFieldError } from '../Form/formTexts';
import { useFormValue } from '../Form/useFormValue';
import { PhoneField, type PhoneFieldProps } from '../PhoneField/PhoneField';

export interface FormPhoneFieldProps
  extends Omit<PhoneFieldProps, 'name' | 'error' | 'value' | 'defaultValue'> {
  /** Path of the number in the form. The value is digits without the dialing code. */
  name: string;
  /** Path of the country in the form, an ISO code. It distinguishes countries that share a dialing code. */
  countryName: string;
  /** Path of the dialing code, if the form submits it. It follows the country. */
  dialingCodeName?: string;
}

/**
 * A `PhoneField` bound to the surrounding `Form`, with separate values for number and country. Outside of a `Form`
 * use `PhoneField`; for a country alone, `FormCountrySelect`.
 */
export function FormPhoneField({ countryName, dialingCodeName, ...props }: FormPhoneFieldProps) {
  const { countries, label, onChange, onBlur } = props;
  const { control, setValue: setOther } = useFormContext();
  const { field: country } = useController({ name: countryName, control });
  const { field, setValue, touch } = useFormValue<string, HTMLInputElement>(props);
  const countryError = useFieldError(countryName, label);
  const chosen = countries.find(({ countryCode }) => countryCode === country.value);
  return (
    <PhoneField
      {...props}
      {...field}
      error={field.error ?? countryError}
      value={{
        countryCode: chosen?.countryCode ?? '',
        countryDialingCode: chosen?.countryDialingCode ?? '',
        mobileNum: field.value,
      }}
      onChange={(event) => {
        const { countryCode, countryDialingCode, mobileNum } = event.value;
        if (countryCode !== country.value) country.onChange(countryCode);
        if (dialingCodeName !== undefined) setOther(dialingCodeName, countryDialingCode);
        setValue(mobileNum);
        onChange?.(event);
      }}
      onBlur={(event) => {
        touch();
        onBlur?.(event);
      }}
    />
  );
}
