import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from '../database/open';
import { merchantDays } from './schema';

/**
 * Has the kept sums of a merchant begin their days where the merchant's do: sums that were kept for other days are
 * counted anew, once. Processes of one merchant have one setting.
 */
export async function keepDays(
  db: Database,
  { merchant, utcOffsetMinutes }: Pick<Config, 'merchant' | 'utcOffsetMinutes'>,
): Promise<void> {
  const [kept] = await db.select().from(merchantDays).where(eq(merchantDays.merchant, merchant));
  if ((kept?.utcOffsetMinutes ?? 0) === utcOffsetMinutes) return;
  await db.execute(sql`select count_days_from(${merchant}, ${utcOffsetMinutes}::int)`);
}
