import type { BrandValues } from '@parlour/design-system/theme';
import { readBrandValues } from '../model/readBrandValues';
import { readDesignTokens } from './readDesignTokens';

/** What a file holds for a brand, or why nothing. */
export type BrandFile =
  | { values: BrandValues; notes: readonly string[]; reason: null }
  | { values: null; notes: readonly string[]; reason: string };

/** A larger file is none of these. */
const MOST_BYTES = 2_000_000;

const failed = (reason: string, notes: readonly string[] = []): BrandFile => ({
  values: null,
  notes,
  reason,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checked(given: unknown, notes: readonly string[] = []): BrandFile {
  const { values, reason } = readBrandValues(given);
  return values === null ? failed(reason, notes) : { values, notes, reason: null };
}

/** Reads a merchant document, its theme alone, or a Design Tokens file. */
export function readBrandText(text: string): BrandFile {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failed('This is no JSON. Choose merchant.json, or a Design Tokens file.');
  }
  if (!isObject(document)) return failed('There are no values of a brand in it.');
  if (isObject(document['theme'])) return checked(document['theme']);
  const isTokens = /"\$(?:value|type|extensions)"/.test(text);
  if (!isTokens && typeof document['name'] === 'string') return checked(document);
  const { values, notes, reason } = readDesignTokens(document);
  return values === null ? failed(reason, notes) : checked(values, notes);
}

/** Reads a file, which is sent nowhere. */
export async function readBrandFile(file: File): Promise<BrandFile> {
  if (file.size > MOST_BYTES) return failed('This file is too large for the values of a brand.');
  return readBrandText(await file.text());
}
