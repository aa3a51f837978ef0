import { nameOrder, selectSystemStatus, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { type CountryCode, useGetCountryCodesQuery } from '@parlour/gateway-openapi/system';
import { useMemo } from 'react';
import type { PhoneLengths } from './phone.schema';

/** A country as `PhoneField` takes it. */
export interface PhoneCountryRow extends Omit<CountryCode, 'countryName'> {
  /** In the language of the site. */
  name: string;
}

export interface PhoneCountries {
  /** By name; null while they load, or if that failed. */
  list: readonly PhoneCountryRow[] | null;
  hasFailed: boolean;
  /** ISO 3166 code to start with: the visitor's country, else the gateway's first; empty until they are loaded. */
  first: string;
  /** The merchant's lengths of numbers, for `phoneShape`. */
  lengths: PhoneLengths;
  onRetry: () => void;
  /** Dialing code of a country in the list; empty for any other. */
  dialingCodeOf: (country: string) => string;
}

/** Countries with their names in a language, in its order. */
function toPhoneCountries(countries: readonly CountryCode[], language: string): PhoneCountryRow[] {
  return countries
    .map(({ countryName, ...country }) => ({ ...country, name: countryName }))
    .sort((one, other) => nameOrder(language).compare(one.name, other.name));
}

/** The countries for a mobile number, loaded only where one is needed. */
export function usePhoneCountries({ isNeeded }: { isNeeded: boolean }): PhoneCountries {
  const { tag } = useLanguage();
  const lengths = useCoreSelector(({ merchant }) => merchant.phoneLengths);
  const here = useCoreSelector((state) => selectSystemStatus(state)?.location.country);
  const { data, isError, refetch } = useGetCountryCodesQuery(undefined, { skip: !isNeeded });
  const list = useMemo(
    () => (data === undefined ? null : toPhoneCountries(data, tag)),
    [data, tag],
  );
  const hasFailed = isError && list === null;

  return useMemo(() => {
    const first = data?.find(({ countryCode }) => countryCode === here) ?? data?.[0];
    return {
      list,
      hasFailed,
      first: first?.countryCode ?? '',
      lengths,
      onRetry: () => void refetch(),
      dialingCodeOf: (country) =>
        list?.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '',
    };
  }, [data, list, hasFailed, here, lengths, refetch]);
}
