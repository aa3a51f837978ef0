import { addressIn, LANGUAGES, useCoreSelector } from '@parlour/feature-core';
import { useLocation } from 'react-router-dom';

/**
 * Tells search engines the addresses of this page in the merchant's languages; React moves the links to the head. Without
 * a language the page follows the browser.
 */
export function LanguageLinks() {
  const supported = useCoreSelector(({ merchant }) => merchant.supportLanguages);
  // Rendered again for each page.
  useLocation();
  const offered = LANGUAGES.filter(({ code }) => supported.includes(code));
  if (offered.length < 2) return null;
  return (
    <>
      {offered.map(({ tag }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={addressIn(tag)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(null)} />
    </>
  );
}
