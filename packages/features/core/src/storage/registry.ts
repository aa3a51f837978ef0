import type { StorageKeyRegistry } from '../registries';
import { clearStorage, readStorage, type StorageArea, writeStorage } from './safeStorage';

/** What a key of the browser's storages holds, and for how long. */
interface StorageRow {
  /** The session storage lasts as long as the tab, the local one until the browser is cleaned. */
  area: StorageArea;
  /** Whether a logout leaves it. */
  survivesLogout: boolean;
  /** What a value looks like, its longest length with it; any other is dropped when it is read. */
  pattern: RegExp;
}

const inTab: StorageRow = { area: 'session', survivesLogout: false, pattern: /^[\w-]{1,64}$/ };
const ofMerchant: StorageRow = { ...inTab, survivesLogout: true };
const ofBrowser: StorageRow = { ...ofMerchant, area: 'local' };

/** What the site lives by. */
export const STORAGE_REGISTRY = {
  token: { ...inTab, pattern: /^[!-~]{16,512}$/ },
  merchantCode: ofMerchant,
  defaultLang: ofMerchant,
  language: ofBrowser,
  defaultLanguage: ofBrowser,
  theme: ofBrowser,
  balanceHidden: inTab,
  /** Keys of calls that move money or points and whose outcome is not known yet (F12). */
  intents: { ...inTab, pattern: /^{[^]{1,4000}$/ },
  /** The version of the site that was given up for a newer one (F8). */
  reloadedFrom: { ...ofMerchant, pattern: /^\/[\w./-]{1,200}$/ },
  /** Tells other tabs of a logout where the browser has no channel; removed as soon as it is written. */
  authEvent: { ...ofBrowser, pattern: /^{.{1,256}$/ },
} satisfies Record<string, StorageRow>;

/**
 * What can be asked for or seen again: answers kept for the visit (CACHE-01), markers, drafts, and what features add. All
 * of it lies in the session storage, goes with a logout, and first of all where the storage is full; whoever reads a
 * value checks it by `parse`.
 */
export type CacheKey = keyof StorageKeyRegistry;

/** All of them together stay far below the 5 MB of a browser. */
const CACHE: StorageRow = { ...inTab, pattern: /^[^]{1,300000}$/ };

/** Everything that the site keeps in the storages of the browser. What is not named here is not written. */
export type StorageKey = keyof typeof STORAGE_REGISTRY | CacheKey;

const ROWS: Partial<Record<StorageKey, StorageRow>> = STORAGE_REGISTRY;
const rowOf = (key: StorageKey): StorageRow => ROWS[key] ?? CACHE;

/**
 * Reads a value, and drops one that can't be what was written: too long, of another form, or such that
 * `parse` throws or gives null.
 */
export function readStored(key: StorageKey): string | null;
export function readStored<Value>(
  key: StorageKey,
  parse: (text: string) => Value | null,
): Value | null;
export function readStored(
  key: StorageKey,
  parse: (text: string) => unknown = (text) => text,
): unknown {
  const { area, pattern } = rowOf(key);
  const text = readStorage(area, key);
  if (text === null) return null;
  let value: unknown = null;
  try {
    if (pattern.test(text)) value = parse(text);
  } catch {
    // As good as no value.
  }
  if (value === null) writeStored(key, null);
  return value;
}

/**
 * Writes a value, or removes it with null. One that would not be read is not written. Says whether the browser
 * keeps it beyond this page.
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  const { area, pattern } = rowOf(key);
  const isFit = value !== null && pattern.test(value);
  return writeStorage(area, key, isFit ? value : null, Object.keys(ROWS)) && isFit;
}

/** Empties the session storage but for the merchant's values (LOGIN-12). */
export function clearSessionStorage(): void {
  clearAllBut([]);
}

/** The same for a session that ended by itself: what it left under way is asked for after the next login. */
export function clearExpiredSession(): void {
  clearAllBut(['intents']);
}

function clearAllBut(keys: readonly string[]): void {
  clearStorage('session', [
    ...keys,
    ...Object.entries(ROWS).flatMap(([key, row]) => (row.survivesLogout ? key : [])),
  ]);
}
