import { selectSystemStatus, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { useGetCountryCodesQuery } from '@parlour/gateway-openapi/system';
import { useMemo } from 'react';
import { type CountryOption, countryOptions } from './countryOptions';
import type { MobileLengths } from './login.schema';

export interface Countries extends MobileLengths {
  /** `failed` when they could not be loaded, null before. */
  options: readonly CountryOption[] | 'failed' | null;
  /** The one to start with: where the visitor is, else the first. */
  first: string;
  onRetry: () => void;
  dialingCodeOf: (country: string) => string;
}

/** The countries for a mobile number, asked for only where one is needed. */
export function useCountries({ isNeeded }: { isNeeded: boolean }): Countries {
  const { tag } = useLanguage();
  const lengths = useCoreSelector(({ merchant }) => merchant.phoneLengths);
  const here = useCoreSelector((state) => selectSystemStatus(state)?.location.country);
  const { data, isError, refetch } = useGetCountryCodesQuery(undefined, {
    skip: !isNeeded,
  });
  const options = useMemo(
    () => (data === undefined ? null : countryOptions(data, tag)),
    [data, tag],
  );
  const first = options?.find(({ value }) => value === here) ?? options?.[0];

  return {
    options: isError ? 'failed' : options,
    first: first?.value ?? '',
    lengths,
    onRetry: () => void refetch(),
    dialingCodeOf: (country) =>
      data?.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '',
  };
}
