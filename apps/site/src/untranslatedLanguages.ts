import { findLanguage, type MerchantDocument } from '@parlour/feature-core';
import { hasTexts } from './dictionaries';

/** Codes of the merchant's languages that have no texts. */
export const untranslatedLanguages = ({
  supportLanguages,
}: Pick<MerchantDocument, 'supportLanguages'>): string[] =>
  supportLanguages.filter((code) => !hasTexts(findLanguage(code)?.tag ?? code));
