import { useMemo } from 'react';
import { GlobeIcon } from '../../icons/GlobeIcon';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../Combobox/Combobox';
import { Flag } from '../Flag/Flag';

export interface CountryOption {
  /** ISO 3166 country code; the value of the field. */
  countryCode: string;
  /** Translated name. */
  name: string;
  /** Shown beside the name and searchable, for fields about phones: `+62`. */
  countryDialingCode?: string | undefined;
  /** Other names that people type, such as a former one. */
  keywords?: string | undefined;
}

export interface CountrySelectProps extends Omit<ComboboxProps, 'options' | 'prefix'> {
  /** The countries, sorted for the reader's language. */
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
 * A searchable select for countries, by name, code or dialing code. The flags load when the list first
 * opens. For a phone number use `PhoneField`. Native attributes and `ref` go to the input.
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
