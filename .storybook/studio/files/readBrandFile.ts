import { isRecord } from '../model/isRecord';
import { readBrandValues } from '../model/readBrandValues';
import { type BrandFile, readDesignTokens } from './readDesignTokens';

/** A larger file is none of these. */
const MOST_BYTES = 2_000_000;

const failed = (reason: string): BrandFile => ({ values: null, notes: [], reason });
const whole = (given: unknown): BrandFile => ({ ...readBrandValues(given), notes: [] });

/** Reads a merchant document, its theme alone, or a Design Tokens file. */
export function readBrandText(text: string): BrandFile {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failed('This is no JSON. Choose merchant.json, or a Design Tokens file.');
  }
  if (!isRecord(document)) return failed('There are no values of a brand in it.');
  if (isRecord(document['theme'])) return whole(document['theme']);
  const isTokens = /"\$(?:value|type|extensions)"/.test(text);
  if (!isTokens && typeof document['name'] === 'string') return whole(document);
  return readDesignTokens(document);
}

/** Reads a file, which is sent nowhere. */
export async function readBrandFile(file: File): Promise<BrandFile> {
  if (file.size > MOST_BYTES) return failed('This file is too large for the values of a brand.');
  return readBrandText(await file.text());
}
