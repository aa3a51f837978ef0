import { fail } from './checks';
import type { MerchantDocument } from './merchantDocument';
import { MerchantDocumentError } from './merchantDocumentError';
import { parseMerchant } from './parseMerchant';

function parseJson(document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    return fail(document, 'syntax');
  }
}

/** Pauses before the retries, in ms. */
const PAUSES = [500, 2000];

/** Fetches the merchant document, with two retries: the site can't start without it. */
export async function loadMerchant(tried = 0): Promise<MerchantDocument> {
  let value: unknown;
  try {
    const response = await fetch('/merchant.json', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`merchant.json answered ${String(response.status)}`);
    const document = await response.text();
    // A captive portal or proxy answers with its own HTML page; that is retried, not reported as bad JSON.
    value = /^\s*(?:<|$)/.test(document) ? undefined : parseJson(document);
    if (value === undefined) throw new Error('merchant.json was answered with another document');
  } catch (error) {
    const pause = PAUSES[tried];
    if (pause === undefined || error instanceof MerchantDocumentError) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadMerchant(tried + 1);
  }
  return parseMerchant(value);
}
