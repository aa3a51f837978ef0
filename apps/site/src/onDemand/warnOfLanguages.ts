import type { MerchantDocument } from '@parlour/feature-core';

/** Warns the merchant on the console: a visitor can do nothing about it (docs/decisions/0056). */
export function warnOfLanguages(
  codes: readonly string[],
  { defaultLang }: Pick<MerchantDocument, 'defaultLang'>,
): void {
  console.warn(
    `merchant.json, supportLanguages: the site has no texts in ${codes.join(', ')}. Names and texts of the gateway are asked for in it, all other words are shown in ${defaultLang}, or in EN.`,
  );
}
