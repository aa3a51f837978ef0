import { useCoreDispatch, useCoreSelector } from '@parlour/feature-core';
import { bindMobile } from '@parlour/gateway-openapi/member';
import { useMemo } from 'react';
import { type MobileValues, mobileSchema } from './mobile.schema';
import { useBindCode } from './useBindCode';
import type { CountryRow } from './useCountries';
import { useSubmit } from './useSubmit';

/** Binds a mobile number that a code has verified (MC-04). */
export function useBindMobile(countries: readonly CountryRow[], onDone: () => void) {
  const dispatch = useCoreDispatch();
  const lengths = useCoreSelector(({ merchant }) => merchant.phoneLengths);
  const { view, send } = useBindCode();
  const rule = useMemo(
    () => ({
      lengths,
      dialingCodeOf: (country: string) =>
        countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '',
    }),
    [lengths, countries],
  );
  const form = useSubmit<MobileValues>({
    send: ({ country, ...values }) =>
      dispatch(
        bindMobile.initiate(
          { mobileBinding: { ...values, countryDialingCode: rule.dialingCodeOf(country) } },
          { track: false },
        ),
      ).unwrap(),
    fields: {
      WRONG_PASSWORD: 'password',
      INVALID_CODE: 'verificationCode',
      CODE_EXPIRED: 'verificationCode',
      INVALID_PHONE: 'mobileNum',
    },
    onDone,
  });
  return {
    ...form,
    schema: useMemo(() => mobileSchema(rule), [rule]),
    code: view,
    onSend: (country: string, mobileNum: string) =>
      send({ target: 'mobile', mobileNum, countryDialingCode: rule.dialingCodeOf(country) }),
  };
}
