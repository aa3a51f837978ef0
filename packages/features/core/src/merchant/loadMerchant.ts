import { fail } from './checks';
import type { MerchantDocument } from './merchantDocument';
import { MerchantFault } from './merchantFault';
import { parseMerchant } from './parseMerchant';

function parseJson(document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    return fail(document, 'syntax');
  }
}

/** So long after an attempt that failed the document is asked for again, in ms. */
const PAUSES = [500, 2000];

/** Fetches the document beside the page, up to three times: without it there is no site. */
export async function loadMerchant(tried = 0): Promise<MerchantDocument> {
  let value: unknown;
  try {
    const response = await fetch('/merchant.json', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`merchant.json answered ${String(response.status)}`);
    const document = await response.text();
    // What stands between a visitor and the site answers with a page of its own.
    value = /^\s*(?:<|$)/.test(document) ? undefined : parseJson(document);
    if (value === undefined) throw new Error('merchant.json was answered with another document');
  } catch (fault) {
    const pause = PAUSES[tried];
    if (pause === undefined || fault instanceof MerchantFault) throw fault;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadMerchant(tried + 1);
  }
  return parseMerchant(value);
}
