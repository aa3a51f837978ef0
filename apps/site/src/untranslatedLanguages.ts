import { findLanguage, type MerchantDocument } from '@parlour/feature-core';
import { hasTexts } from './dictionaries';

/** Codes of languages on offer that the product has no texts in. */
export const untranslatedLanguages = ({
  supportLanguages,
}: Pick<MerchantDocument, 'supportLanguages'>): string[] =>
  supportLanguages.filter((code) => !hasTexts(findLanguage(code)?.tag ?? code));
