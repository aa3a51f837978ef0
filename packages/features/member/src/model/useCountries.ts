import {
  nameOrder,
  selectSystemStatus,
  toPanelState,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import { type CountryCode, useGetCountryCodesQuery } from '@parlour/gateway-openapi/system';
import { useTranslation } from 'react-i18next';

/** A country for the field of a mobile number. */
export interface CountryRow extends Omit<CountryCode, 'countryName'> {
  /** In the language of the site. */
  name: string;
}

/** The countries of mobile numbers by name; the visitor's own comes first. */
export function useCountries() {
  const { t } = useTranslation();
  const { tag } = useLanguage();
  const here = useCoreSelector((state) => selectSystemStatus(state)?.location.country);
  return toPanelState(useGetCountryCodesQuery(), t, (countries): readonly CountryRow[] =>
    countries
      .map(({ countryName, ...country }) => ({ ...country, name: countryName }))
      .sort(
        (one, other) =>
          Number(other.countryCode === here) - Number(one.countryCode === here) ||
          nameOrder(tag).compare(one.name, other.name),
      ),
  );
}
