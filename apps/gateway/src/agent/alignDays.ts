import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from '../database/open';
import { merchantDays } from './schema';

/**
 * Recounts a merchant's stored daily sums if its UTC offset has changed since they were counted. All processes of a
 * merchant must have the same offset.
 */
export async function alignDays(
  db: Database,
  { merchant, utcOffsetMinutes }: Pick<Config, 'merchant' | 'utcOffsetMinutes'>,
): Promise<void> {
  const [stored] = await db.select().from(merchantDays).where(eq(merchantDays.merchant, merchant));
  if ((stored?.utcOffsetMinutes ?? 0) === utcOffsetMinutes) return;
  await db.execute(sql`select count_days_from(${merchant}, ${utcOffsetMinutes}::int)`);
}
