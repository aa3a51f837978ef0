import { selectSystemStatus, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { useMemo } from 'react';
import { countryOptions } from './countryOptions';
import { useGetCountryCodesQuery } from './smsCalls';

/** The countries for a mobile number, asked for only where one is needed. */
export function useCountries({ isNeeded }: { isNeeded: boolean }) {
  const { tag } = useLanguage();
  const lengths = useCoreSelector(({ merchant }) => merchant.phoneLengths);
  const here = useCoreSelector((state) => selectSystemStatus(state)?.location.country);
  const { data, isError, isFetching, refetch } = useGetCountryCodesQuery(undefined, {
    skip: !isNeeded,
  });
  const options = useMemo(
    () => (data === undefined ? null : countryOptions(data, tag)),
    [data, tag],
  );
  const first = options?.find(({ value }) => value === here) ?? options?.[0];

  return {
    options: isError && !isFetching ? ('failed' as const) : options,
    first: first?.value ?? '',
    lengths,
    onRetry: () => void refetch(),
    dialingCodeOf: (country: string): string =>
      data?.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '',
  };
}
