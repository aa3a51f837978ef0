import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open';
import type { Metrics } from './metrics';
import { jobRun } from './schema';

/** What running jobs takes. */
export interface JobServices {
  db: Database;
  config: { merchant: string };
  now(): number;
  log: FastifyBaseLogger;
}

/** Work that comes round by the clock, as the settlement of wages. */
export interface JobOf<Services extends JobServices> {
  name: string;
  /** How often, in milliseconds: slots end at whole multiples of it since 1970, in UTC. */
  everyMs: number;
  /** Whether it looks for what is due by itself: of slots that were missed, the last is then enough. */
  isByState?: boolean;
  /**
   * Whether it counts what was written in its slot, as bets: the slot is then done `WRITTEN_WITHIN_MS`
   * after its end, when nothing with a moment inside it can come any more.
   */
  countsWritten?: boolean;
  /** Does the work of the slot that ended at `until`, on the transaction that also notes it as done. */
  run(tx: Database, until: Date, services: Services): Promise<void>;
}

/** What has a moment, as a bet, is committed within this time of it, or is waited for. */
export const WRITTEN_WITHIN_MS = 60_000;

/** A call that has taken its moment has begun its transaction within this time. */
const BEGUN_WITHIN_MS = WRITTEN_WITHIN_MS / 2;

/** A gateway that was off for long catches up with so many slots at a time. */
const MOST_SLOTS = 400;

/**
 * Does all that is due for the merchant of this process. Each slot is one transaction which holds the job's
 * row: of several processes one does it, once, and a slot that fails is tried again the next time; the other
 * jobs go on. Merchants who share a database have a row each.
 */
export async function runDueJobs<Services extends JobServices>(
  jobs: readonly JobOf<Services>[],
  services: Services,
  metrics: Pick<Metrics, 'worked'>,
): Promise<void> {
  for (const job of jobs) {
    try {
      await runDueJob(job, services);
      metrics.worked(job.name, true);
    } catch (error) {
      metrics.worked(job.name, false);
      services.log.error({ err: error, job: job.name }, 'work by the clock failed');
    }
  }
}

/** Up to when a merchant's job has done its work; null before its first run. */
export async function doneUntil(
  db: Database,
  merchant: string,
  job: { name: string },
): Promise<Date | null> {
  const [row] = await db
    .select()
    .from(jobRun)
    .where(eq(jobRun.name, rowName(merchant, job)));
  return row?.doneUntil ?? null;
}

/** The name of the row that says how far a merchant's job has come. */
export function rowName(merchant: string, { name }: { name: string }): string {
  return `${merchant}:${name}`;
}

async function runDueJob<Services extends JobServices>(
  job: JobOf<Services>,
  services: Services,
): Promise<void> {
  const { db, config, now } = services;
  const lag = job.countsWritten === true ? WRITTEN_WITHIN_MS : 0;
  const last = new Date(Math.floor((now() - lag) / job.everyMs) * job.everyMs);
  const name = rowName(config.merchant, job);
  await db.insert(jobRun).values({ name, doneUntil: last }).onConflictDoNothing();
  for (let slots = 0; slots < MOST_SLOTS; slots += 1) {
    if (!(await runNext(job, name, last, services))) break;
  }
}

/** Whether there was a slot to be done. */
function runNext<Services extends JobServices>(
  job: JobOf<Services>,
  name: string,
  last: Date,
  services: Services,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(jobRun)
      .where(eq(jobRun.name, name))
      .for('update', { skipLocked: true });
    if (locked === undefined) return false;
    const next = new Date(locked.doneUntil.getTime() + job.everyMs);
    // A job that comes round oftener or less often than it did may have ended anywhere: never ahead of time.
    if (job.isByState === true ? locked.doneUntil >= last : next > last) return false;
    if (job.countsWritten === true && (await isOldWriterOpen(tx, BEGUN_WITHIN_MS)))
      throw new Error('A transaction that began long ago still writes: the slot waits for its end');
    const until = job.isByState === true ? last : next;
    await job.run(tx, until, services);
    await tx.update(jobRun).set({ doneUntil: until }).where(eq(jobRun.name, name));
    return true;
  });
}

/**
 * Whether another transaction on this database that is older than `ms` has written something or waits to,
 * by the database's own clock: only such a one can still bring what belongs into a slot that is long over.
 */
export async function isOldWriterOpen(tx: Database, ms: number): Promise<boolean> {
  const [found] = await tx.select({ pid: sql<number>`pid` }).from(
    sql`(select pid from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and xact_start < clock_timestamp() - ${ms / 1000} * interval '1 second'
        and (backend_xid is not null or wait_event_type = 'Lock') limit 1) as writers`,
  );
  return found !== undefined;
}
