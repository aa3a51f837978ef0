import { checkUrl } from '@parlour/feature-core';

/** Where a link in a merchant's text may lead: into the site, to any https address, to a mail or a telephone. */
export const checkContentLink = (href: string): string | null =>
  /^(?:mailto|tel):/i.test(href) ? href : checkUrl(href, { anyHttps: true });
