import type { StorageKeyRegistry } from '../registries';
import { clearStorage, readStorage, type StorageArea, writeStorage } from './safeStorage';

/** The format and lifetime of a storage key. */
interface StorageRow {
  /** The session storage lasts as long as the tab, the local one until the browser is cleaned. */
  area: StorageArea;
  /** Whether it stays after a logout. */
  survivesLogout: boolean;
  /** Format of a value, with its maximum length. Any other value is dropped when it is read. */
  pattern: RegExp;
}

const inTab: StorageRow = { area: 'session', survivesLogout: false, pattern: /^[\w-]{1,64}$/ };
const ofMerchant: StorageRow = { ...inTab, survivesLogout: true };
const ofBrowser: StorageRow = { ...ofMerchant, area: 'local' };

/** Keys that the site can't do without. */
export const STORAGE_REGISTRY = {
  token: { ...inTab, pattern: /^[!-~]{16,512}$/ },
  merchantCode: ofMerchant,
  defaultLang: ofMerchant,
  language: ofBrowser,
  defaultLanguage: ofBrowser,
  theme: ofBrowser,
  /** The age that a visitor has confirmed, in years (SP-13). */
  confirmedAge: { ...ofBrowser, pattern: /^\d{1,2}$/ },
  balanceHidden: inTab,
  /** Keys of calls that move money or points and whose outcome is not known yet (F12). */
  intents: { ...inTab, pattern: /^{[^]{1,4000}$/ },
  /** What a reviewer has chosen for this tab's visit; only a demo reads it (RV-02). */
  scenario: { ...ofMerchant, pattern: /^[^]{1,1000}$/ },
  /** The version of the site that was reloaded for a newer one (F8). */
  reloadedFrom: { ...ofMerchant, pattern: /^\/[\w./-]{1,200}$/ },
  /** Notifies other tabs of a logout if the browser has no BroadcastChannel; removed as soon as it is written. */
  authEvent: { ...ofBrowser, pattern: /^{.{1,256}$/ },
} satisfies Record<string, StorageRow>;

/**
 * Data that can be loaded again or lost: answers cached for the visit (CACHE-01), markers, drafts, and what features
 * add. It is in the session storage, is removed at logout, and first when the storage is full. Readers check values
 * with `parse`.
 */
export type CacheKey = keyof StorageKeyRegistry;

/** The limit keeps all of them together far below the 5 MB of a browser. */
const CACHE: StorageRow = { ...inTab, pattern: /^[^]{1,300000}$/ };

/** Every key of the browser's storages that the site may write. */
export type StorageKey = keyof typeof STORAGE_REGISTRY | CacheKey;

const ROWS: Partial<Record<StorageKey, StorageRow>> = STORAGE_REGISTRY;
const rowOf = (key: StorageKey): StorageRow => ROWS[key] ?? CACHE;

/**
 * Reads a value. Removes one that is invalid: too long, of another format, or one for which `parse` throws or
 * returns null.
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
    // Treated as no value.
  }
  if (value === null) writeStored(key, null);
  return value;
}

/**
 * Writes a value; null removes it. A value that reading would reject is not written. Returns whether the browser
 * stored it.
 */
export function writeStored(key: StorageKey, value: string | null): boolean {
  const { area, pattern } = rowOf(key);
  const isFit = value !== null && pattern.test(value);
  return writeStorage(area, key, isFit ? value : null, Object.keys(ROWS)) && isFit;
}

/** Clears the session storage, except the merchant's values (LOGIN-12). */
export function clearSessionStorage(): void {
  clearAllBut([]);
}

/** The same for an expired session, but keeps its open calls, whose outcome is polled after the next login. */
export function clearExpiredSession(): void {
  clearAllBut(['intents']);
}

function clearAllBut(keys: readonly string[]): void {
  clearStorage('session', [
    ...keys,
    ...Object.entries(ROWS).flatMap(([key, row]) => (row.survivesLogout ? key : [])),
  ]);
}
