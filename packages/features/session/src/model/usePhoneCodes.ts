import { type MerchantDocument, useCoreSelector } from '@parlour/feature-core';
import { useMemo } from 'react';
import { gatewayCodes, type PhoneCodes } from './phoneCodes';

type PhoneAuthSetting = NonNullable<MerchantDocument['phoneAuth']>;

/** Codes of an outside service, whose library loads with the first one. */
function outsideCodes(setting: PhoneAuthSetting): PhoneCodes {
  let loading: Promise<PhoneCodes> | null = null;
  const load = (): Promise<PhoneCodes> => {
    loading ??= import('./adapters/firebaseCodes').then(({ createFirebaseCodes }) =>
      createFirebaseCodes(setting),
    );
    // The next code retries a failed load.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    send: (number, options) => async (dispatch) => {
      try {
        return await dispatch((await load()).send(number, options));
      } catch {
        return { error: { kind: 'network' } };
      }
    },
    prove: (number, code) => async (dispatch) => {
      try {
        return await dispatch((await load()).prove(number, code));
      } catch {
        return { error: { kind: 'network' } };
      }
    },
  };
}

/** The sender of phone codes: the service that the merchant document names, else the gateway (LOGIN-15). */
export function usePhoneCodes(): PhoneCodes {
  const setting = useCoreSelector(({ merchant }) => merchant.phoneAuth);
  return useMemo(() => (setting === null ? gatewayCodes : outsideCodes(setting)), [setting]);
}
