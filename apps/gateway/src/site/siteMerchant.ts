import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of the merchant document the site's document is filled from. */
export interface Merchant {
  merchantCode: string;
  defaultLang: string;
  gatewayUrl: string;
  supportUrl: string;
  /** Types of games that have a list beside those of the product. */
  extraGameTypes: readonly string[];
  theme: Record<string, unknown> & { name: string };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Null for a document that is not whole: the page itself says what is wrong with it. */
export function parseMerchant(text: string): Merchant | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || !isRecord(value['theme'])) return null;
  const { merchantCode, defaultLang, gatewayUrl, supportUrl = '', extraGameTypes, theme } = value;
  const { name } = theme;
  const texts = [merchantCode, defaultLang, gatewayUrl, supportUrl, name];
  if (!texts.every((each) => typeof each === 'string')) return null;
  return {
    merchantCode: String(merchantCode),
    defaultLang: String(defaultLang),
    gatewayUrl: String(gatewayUrl),
    supportUrl: String(supportUrl),
    extraGameTypes: Array.isArray(extraGameTypes) ? extraGameTypes.map(String) : [],
    theme: { ...theme, name: String(name) },
  };
}

/** The text of the merchant document as it is now. */
export function readMerchant(siteDir: string): string {
  try {
    return readFileSync(join(siteDir, 'merchant.json'), 'utf8');
  } catch {
    // A site without one says so itself.
    return '';
  }
}
