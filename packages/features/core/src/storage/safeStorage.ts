export type StorageArea = 'session' | 'local';

interface Memory {
  values: Map<string, string>;
  /** Keys that the browser holds otherwise than they were written: memory is right about them. */
  refused: Set<string>;
}

const newMemory = (): Memory => ({ values: new Map(), refused: new Set() });
const memory: Record<StorageArea, Memory> = { session: newMemory(), local: newMemory() };

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
 * Writes a value, or removes it with null, and says whether the browser did so. Where the session storage is
 * full everything goes for it but the keys in `keep`. A full or blocked storage never throws: memory keeps
 * the value for this page.
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
    // The old value must not stay where the new one finds no room.
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

/** Removes everything of an area but the keys named. */
export function clearStorage(kind: StorageArea, keep: readonly string[]): void {
  const { values, refused } = memory[kind];
  const cleared = [...values.keys()].filter((key) => !keep.includes(key));
  for (const key of cleared) values.delete(key);
  try {
    const storage = area(kind);
    if (storage !== null) empty(storage, keep);
  } catch {
    // A storage that lets nothing go is not read any more for what went.
    for (const key of cleared) refused.add(key);
  }
}

function empty(storage: Storage, keep: readonly string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && !keep.includes(key)) storage.removeItem(key);
}
