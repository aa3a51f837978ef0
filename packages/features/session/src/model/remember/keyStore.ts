/** The key that one remembered password was sealed with. */
export interface KeyRecord {
  username: string;
  /** Can be used here and read nowhere. */
  key: CryptoKey;
  /** When the day is over, in ms since 1970. */
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

/** Keys of remembered passwords. Each call throws where the browser has no IndexedDB, or blocks it. */
export const keyStore = {
  read: async (username: string): Promise<KeyRecord | null> => {
    const found: unknown = await inStore('readonly', (store) => store.get(username));
    return isRecord(found) ? found : null;
  },
  list: async (): Promise<KeyRecord[]> => {
    const found: unknown = await inStore('readonly', (store) => store.getAll());
    return Array.isArray(found) ? found.filter(isRecord) : [];
  },
  write: (record: KeyRecord) => inStore('readwrite', (store) => store.put(record)),
  drop: (username: string) => inStore('readwrite', (store) => store.delete(username)),
  clear: () => inStore('readwrite', (store) => store.clear()),
};
