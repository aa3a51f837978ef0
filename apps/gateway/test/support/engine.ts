import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of a project's tests; null for the embedded database. */
    databaseUrl: string | null;
  }
}

/** Address of the tests' PostgreSQL; null on the embedded database. */
export function databaseUrl(): string | null {
  return inject('databaseUrl');
}

/** The same for tests that need PostgreSQL. */
export function serverUrl(): string {
  const url = databaseUrl();
  if (url !== null) return url;
  throw new Error(
    'These tests need a PostgreSQL of version 15 or newer: locks prove nothing elsewhere. Install ' +
      'the package postgresql, or name the folder of its programs with PG_BIN.',
  );
}
