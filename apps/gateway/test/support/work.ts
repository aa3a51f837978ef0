import { NoopLogger } from 'drizzle-orm/logger';
import { vi } from 'vitest';

/** Gives what some work came to, and every statement that the database was asked meanwhile, on either engine. */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ value: T; statements: string[] }> {
  const statements: string[] = [];
  const noted = vi
    .spyOn(NoopLogger.prototype, 'logQuery')
    .mockImplementation((...asked: unknown[]) => void statements.push(String(asked[0])));
  try {
    return { value: await work(), statements };
  } finally {
    noted.mockRestore();
  }
}
