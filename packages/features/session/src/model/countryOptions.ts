import type { CountryCode } from '@parlour/gateway-openapi/system';

export interface CountryOption {
  /** ISO 3166. */
  value: string;
  label: string;
}

/** Countries for a select, sorted by their names in the language; the dialing code comes first, since a narrow box cuts the end off. */
export function countryOptions(
  countries: readonly CountryCode[],
  language: string,
): CountryOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countries
    .map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      name: names.of(countryCode) ?? countryCode,
      dialing: countryDialingCode,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(({ value, name, dialing }) => ({ value, label: `+${dialing} ${name}` }));
}
