/** The key that one remembered password was encrypted with. */
export interface KeyRecord {
  username: string;
  /** Not extractable. */
  key: CryptoKey;
  /** In ms since 1970. */
  expiresAt: number;
}

const DATABASE = 'remember';
const STORE = 'keys';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'username' });
  return answerOf(request);
}

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const isRecord = (value: unknown): value is KeyRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { username, key, expiresAt }: Partial<Record<keyof KeyRecord, unknown>> = value;
  return typeof username === 'string' && key instanceof CryptoKey && typeof expiresAt === 'number';
};

/** Keys that the browser refused, in memory until the page is left. */
const memory = new Map<string, KeyRecord>();

/** Keys of remembered passwords; in memory where IndexedDB is missing, blocked, or another program's database. */
export const keyStore = {
  read: async (username: string): Promise<KeyRecord | null> => {
    const own = memory.get(username);
    if (own !== undefined) return own;
    const found: unknown = await inStore('readonly', (store) => store.get(username)).catch(
      () => null,
    );
    return isRecord(found) ? found : null;
  },
  list: async (): Promise<KeyRecord[]> => {
    const found: unknown = await inStore('readonly', (store) => store.getAll()).catch(() => []);
    const held = Array.isArray(found) ? found.filter(isRecord) : [];
    return [...held.filter(({ username }) => !memory.has(username)), ...memory.values()];
  },
  write: async (record: KeyRecord): Promise<void> => {
    try {
      await inStore('readwrite', (store) => store.put(record));
      memory.delete(record.username);
    } catch {
      memory.set(record.username, record);
    }
  },
  drop: async (username: string): Promise<void> => {
    memory.delete(username);
    await inStore('readwrite', (store) => store.delete(username)).catch(() => undefined);
  },
  clear: async (): Promise<void> => {
    memory.clear();
    await inStore('readwrite', (store) => store.clear()).catch(() => undefined);
  },
};
