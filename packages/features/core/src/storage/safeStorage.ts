export type StorageArea = 'session' | 'local';

const memory: Record<StorageArea, Map<string, string>> = { session: new Map(), local: new Map() };

function area(kind: StorageArea): Storage | null {
  try {
    return kind === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    // A browser that blocks storage throws on the mere look at it; the site then runs from memory.
    return null;
  }
}

/** True where the browser keeps nothing for this site beyond the page. */
export const isStorageBlocked = (): boolean => area('session') === null || area('local') === null;

export function readStorage(kind: StorageArea, key: string): string | null {
  try {
    return area(kind)?.getItem(key) ?? memory[kind].get(key) ?? null;
  } catch {
    return memory[kind].get(key) ?? null;
  }
}

/**
 * Writes a value, or removes it with null. Where the session storage is full everything goes for it but
 * the keys in `keep`. A full or blocked storage never throws: memory keeps the value for this page.
 */
export function writeStorage(
  kind: StorageArea,
  key: string,
  value: string | null,
  keep: readonly string[],
): void {
  if (value === null) memory[kind].delete(key);
  else memory[kind].set(key, value);
  try {
    const storage = area(kind);
    // The old value must not stay where the new one finds no room.
    storage?.removeItem(key);
    if (storage === null || value === null) return;
    try {
      storage.setItem(key, value);
    } catch {
      if (kind === 'session') empty(storage, keep);
      storage.setItem(key, value);
    }
  } catch {
    // Kept in memory above.
  }
}

/** Removes everything of an area but the keys named. */
export function clearStorage(kind: StorageArea, keep: readonly string[]): void {
  for (const key of [...memory[kind].keys()]) if (!keep.includes(key)) memory[kind].delete(key);
  try {
    const storage = area(kind);
    if (storage !== null) empty(storage, keep);
  } catch {
    // Nothing more can be done where storage is blocked.
  }
}

function empty(storage: Storage, keep: readonly string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !keep.includes(key)) storage.removeItem(key);
}
