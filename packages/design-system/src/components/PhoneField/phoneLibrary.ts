import type * as Library from 'libphonenumber-js/mobile';

export type PhoneLibrary = Pick<
  typeof Library,
  'AsYouType' | 'parsePhoneNumberFromString' | 'validatePhoneNumberLength' | 'isSupportedCountry'
>;

let loading: Promise<PhoneLibrary> | undefined;

/** Numbering plans of all countries, some 50 kB, loaded when somebody is about to type a number. */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= import('libphonenumber-js/mobile').catch((fault: unknown) => {
    // The network may work at the next attempt.
    loading = undefined;
    throw fault;
  });
  return loading;
}
