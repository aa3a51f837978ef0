import { eq, notInArray } from 'drizzle-orm';
import { rowName } from '../../src/platform/jobs';
import { jobRun } from '../../src/platform/schema';
import type { TestGateway } from './gateway';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Jobs that run every hour; the intervals of all others divide five minutes. */
const HOURLY = ['contract-wages', 'team-rebates'];

/**
 * Marks the slots of all jobs but some as done up to now: they are proven elsewhere, and after days there would be
 * hundreds to catch up with.
 */
export async function skipOtherJobs(
  { db, config, now }: TestGateway,
  ...kept: readonly string[]
): Promise<void> {
  const until = (every: number) => new Date(Math.floor(now() / every) * every);
  const row = (name: string) => rowName(config.merchant, { name });
  const isOther = notInArray(jobRun.name, kept.map(row));
  const rows = await db.select().from(jobRun).where(isOther);
  for (const { name } of rows) {
    const doneUntil = until(HOURLY.map(row).includes(name) ? HOUR : 5 * MINUTE);
    await db.update(jobRun).set({ doneUntil }).where(eq(jobRun.name, name));
  }
}
