import { NoopLogger } from 'drizzle-orm/logger';
import { vi } from 'vitest';

/** Returns the result of some work, and every statement that it sent to the database, on either engine. */
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
