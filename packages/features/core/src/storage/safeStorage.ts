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

export function readStorage(kind: StorageArea, key: string): string | null {
  try {
    return area(kind)?.getItem(key) ?? memory[kind].get(key) ?? null;
  } catch {
    return memory[kind].get(key) ?? null;
  }
}

/** Writes a value, or removes it with null. A full or blocked storage never throws: memory keeps it for this page. */
export function writeStorage(kind: StorageArea, key: string, value: string | null): void {
  if (value === null) memory[kind].delete(key);
  else memory[kind].set(key, value);
  try {
    if (value === null) area(kind)?.removeItem(key);
    else area(kind)?.setItem(key, value);
  } catch {
    // Kept in memory above.
  }
}

/** Removes everything of an area but the keys named. */
export function clearStorage(kind: StorageArea, keep: readonly string[]): void {
  for (const key of [...memory[kind].keys()]) if (!keep.includes(key)) memory[kind].delete(key);
  try {
    const storage = area(kind);
    if (storage === null) return;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && !keep.includes(key)) storage.removeItem(key);
  } catch {
    // Nothing more can be done where storage is blocked.
  }
}
