import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { serverUrl } from './engine';
import type { TestGateway } from './gateway';

/** Connections of a test's own to a gateway's database, to read plans or to log statements; the test ends them. */
export async function poolOf({ db }: TestGateway, max = 1): Promise<Pool> {
  const [named] = await db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(values (1)) as one`);
  const url = new URL(serverUrl());
  url.pathname = `/${named?.name ?? ''}`;
  return new Pool({ connectionString: url.href, max });
}
