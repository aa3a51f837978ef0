import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The values of the merchant document that the site's document needs. */
export interface Merchant {
  merchantCode: string;
  defaultLang: string;
  /** Codes of the languages on offer. */
  supportLanguages: readonly string[];
  gatewayUrl: string;
  supportUrl: string;
  /** Game types of the merchant that have a list beside those of the product. */
  extraGameTypes: readonly string[];
  theme: Record<string, unknown> & { name: string };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A name of 1 to 64 characters that are not all blank. */
const BRAND_NAME = /^(?=.*\S).{1,64}$/su;

/** Null for an invalid document: the page itself shows what is wrong with it. */
export function parseMerchant(text: string): Merchant | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || !isRecord(value['theme'])) return null;
  const { merchantCode, defaultLang, gatewayUrl, supportUrl = '', theme } = value;
  const listOf = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
  const { name } = theme;
  const texts = [merchantCode, defaultLang, gatewayUrl, supportUrl];
  if (!texts.every((each) => typeof each === 'string')) return null;
  if (typeof name !== 'string' || !BRAND_NAME.test(name)) return null;
  return {
    merchantCode: String(merchantCode),
    defaultLang: String(defaultLang),
    supportLanguages: listOf(value['supportLanguages']),
    gatewayUrl: String(gatewayUrl),
    supportUrl: String(supportUrl),
    extraGameTypes: listOf(value['extraGameTypes']),
    theme: { ...theme, name },
  };
}

/** The text of the merchant document as it is now. */
export function readMerchant(siteDir: string): string {
  try {
    return readFileSync(join(siteDir, 'merchant.json'), 'utf8');
  } catch {
    // A site without one reports it itself.
    return '';
  }
}
