import { checkUrl } from './checkUrl';

/** The rule for links in texts of the merchant: pages of the site, any https address, mail and telephone. */
export const checkContentLink = (href: string): string | null =>
  /^(?:mailto|tel):/i.test(href) ? href : checkUrl(href, { anyHttps: true });
