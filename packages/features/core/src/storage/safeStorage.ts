export type StorageArea = 'session' | 'local';

interface Memory {
  values: Map<string, string>;
  /** Keys that the browser failed to write or remove: memory has their true values. */
  refused: Set<string>;
}

const newMemory = (): Memory => ({ values: new Map(), refused: new Set() });
const memory: Record<StorageArea, Memory> = { session: newMemory(), local: newMemory() };

function area(kind: StorageArea): Storage | null {
  try {
    return kind === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    // A browser that blocks storage throws on the mere access; the site then uses memory.
    return null;
  }
}

/** True if the browser stores nothing for this site. */
export const isStorageBlocked = (): boolean => area('session') === null || area('local') === null;

export function readStorage(kind: StorageArea, key: string): string | null {
  const { values, refused } = memory[kind];
  const own = values.get(key) ?? null;
  if (refused.has(key)) return own;
  try {
    const text: unknown = area(kind)?.getItem(key);
    return typeof text === 'string' ? text : own;
  } catch {
    return own;
  }
}

/**
 * Writes a value, or removes it with null; returns whether the browser did so. If the session storage is full, all
 * keys except those in `keep` are removed first. A full or blocked storage never throws: memory keeps the value
 * for this page.
 */
export function writeStorage(
  kind: StorageArea,
  key: string,
  value: string | null,
  keep: readonly string[],
): boolean {
  const { values, refused } = memory[kind];
  if (value === null) values.delete(key);
  else values.set(key, value);
  const isDone = writeToBrowser(kind, key, value, keep);
  if (isDone) refused.delete(key);
  else refused.add(key);
  return isDone;
}

function writeToBrowser(
  kind: StorageArea,
  key: string,
  value: string | null,
  keep: readonly string[],
): boolean {
  try {
    const storage = area(kind);
    if (storage === null) return false;
    // The old value must not stay if the new one does not fit.
    storage.removeItem(key);
    if (value === null) return true;
    try {
      storage.setItem(key, value);
    } catch {
      if (kind === 'session') empty(storage, keep);
      storage.setItem(key, value);
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes all keys of an area except those in `keep`. */
export function clearStorage(kind: StorageArea, keep: readonly string[]): void {
  const { values, refused } = memory[kind];
  const cleared = [...values.keys()].filter((key) => !keep.includes(key));
  for (const key of cleared) values.delete(key);
  try {
    const storage = area(kind);
    if (storage !== null) empty(storage, keep);
  } catch {
    // If the browser fails to remove keys, they are no longer read from it.
    for (const key of cleared) refused.add(key);
  }
}

function empty(storage: Storage, keep: readonly string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !keep.includes(key)) storage.removeItem(key);
}
