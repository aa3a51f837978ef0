import { useMemo } from 'react';
import { GlobeIcon } from '../../icons/GlobeIcon';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../Combobox/Combobox';
import { Flag } from '../Flag/Flag';

export interface CountryOption {
  /** Code of the country in ISO 3166; the value of the field. */
  countryCode: string;
  /** Translated name. */
  name: string;
  /** Shown beside the name, and found by typing, where the field is about phones: `+62`. */
  countryDialingCode?: string | undefined;
  /** Other names that people type, such as a former one. */
  keywords?: string | undefined;
}

export interface CountrySelectProps extends Omit<ComboboxProps, 'options' | 'prefix'> {
  /** In the order of the reader's language. */
  countries: readonly CountryOption[];
}

const toOption = (country: CountryOption): ComboboxOption => ({
  value: country.countryCode,
  label: country.name,
  detail: country.countryDialingCode,
  keywords: `${country.countryCode} ${country.keywords ?? ''}`,
  start: <Flag country={country.countryCode} />,
});

/**
 * A country, found by its name, its code or its dialing code. The flags come when the list is first
 * opened. For a phone number take `PhoneField`. Native attributes and `ref` reach the input.
 */
export function CountrySelect({ countries, ...rest }: CountrySelectProps) {
  const options = useMemo(() => countries.map(toOption), [countries]);
  return (
    <Combobox
      data-component="CountrySelect"
      autoComplete="country-name"
      {...rest}
      options={options}
      prefix={<GlobeIcon size="1.5rem" />}
    />
  );
}
