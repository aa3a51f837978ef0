// For the build only: a merchant of placeholders, which the server or the browser replaces.
import { createStore, parseMerchant } from '@parlour/feature-core';
import { allRoutes, firstFrames, TITLE } from './firstFrames';

/** Placeholders of what only the server or the browser knows. */
export const PLACEHOLDERS = {
  merchant: 'the-merchant',
  language: 'the-language',
  host: 'the-host',
  page: 'the-page',
  name: 'the-name',
  title: TITLE,
};
/** Makes addresses complete; nothing is sent. */
export const NOWHERE = 'http://nowhere.invalid';

// All that components read of a browser while they render.
Object.assign(globalThis, { window: { location: { host: PLACEHOLDERS.host } } });

const MERCHANT = parseMerchant({
  platform: 'WEB',
  merchantCode: PLACEHOLDERS.merchant,
  gatewayUrl: NOWHERE,
  defaultLang: 'EN',
  supportLanguages: ['EN'],
  theme: { name: PLACEHOLDERS.name },
});
export const ROUTES = allRoutes(MERCHANT);
export const FRAMES = firstFrames(MERCHANT);

export const storeIn = (tag: string) =>
  createStore({ merchant: MERCHANT, readLanguage: () => tag });
