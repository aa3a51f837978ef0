import { clearStorage, readStorage, type StorageArea, writeStorage } from './safeStorage';

interface StorageRow {
  area: StorageArea;
  /** Whether a logout leaves it. */
  survivesLogout: boolean;
}

/** Everything that the site keeps in the browser. What is not named here is not written. */
export const STORAGE_REGISTRY = {
  token: { area: 'session', survivesLogout: false },
  merchantCode: { area: 'session', survivesLogout: true },
  defaultLang: { area: 'session', survivesLogout: true },
  language: { area: 'local', survivesLogout: true },
  defaultLanguage: { area: 'local', survivesLogout: true },
  theme: { area: 'local', survivesLogout: true },
  balanceHidden: { area: 'session', survivesLogout: false },
} as const satisfies Record<string, StorageRow>;

export type StorageKey = keyof typeof STORAGE_REGISTRY;

export const readStored = (key: StorageKey): string | null =>
  readStorage(STORAGE_REGISTRY[key].area, key);

export const writeStored = (key: StorageKey, value: string | null): void => {
  writeStorage(STORAGE_REGISTRY[key].area, key, value);
};

/** Empties the session storage but for the merchant's values (LOGIN-12). */
export function clearSessionStorage(): void {
  const keys = Object.keys(STORAGE_REGISTRY) as StorageKey[];
  clearStorage(
    'session',
    keys.filter((key) => STORAGE_REGISTRY[key].survivesLogout),
  );
}
