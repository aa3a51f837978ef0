import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open';
import type { Metrics } from './metrics';
import { jobRun } from './schema';

/** Dependencies of running jobs. */
export interface JobServices {
  db: Database;
  config: { merchant: string };
  now(): number;
  log: FastifyBaseLogger;
}

/** A scheduled job, such as the settlement of salaries. */
export interface JobOf<Services extends JobServices> {
  name: string;
  /** Interval in ms: slots end at whole multiples of it since 1970, in UTC. */
  everyMs: number;
  /** Whether it finds by itself what is due: then only the last of several missed slots runs. */
  isByState?: boolean;
  /**
   * Whether it counts rows with a time in its slot, such as bets. The slot then runs `WRITTEN_WITHIN_MS`
   * after its end, when no more of them can be committed.
   */
  countsWritten?: boolean;
  /** Runs the slot that ended at `until`, in the transaction that also records it as done. */
  run(tx: Database, until: Date, services: Services): Promise<void>;
}

/** A row with a time, such as a bet, is committed within this many ms of it; else the job waits for it. */
export const WRITTEN_WITHIN_MS = 60_000;

/** Maximum time from reading the clock to the start of the transaction, in ms. */
const BEGUN_WITHIN_MS = WRITTEN_WITHIN_MS / 2;

/** How many missed slots one run catches up with, after the gateway was down. */
const MOST_SLOTS = 400;

/**
 * Runs all due slots of this process's merchant. Each slot is one transaction that locks the job's row, so only one
 * of several processes runs it. A slot that fails is retried in the next run and does not stop other jobs. Merchants
 * that share a database have a row each.
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

/** End of the last slot that a merchant's job has run; null before its first run. */
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

/** Key of the row with the last slot of a merchant's job. */
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

/** Runs the next due slot; false if there was none. */
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
    // After a change of the interval the last end may be anywhere; a slot must not run before its time.
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
 * Whether another transaction that is older than `ms`, by the database's clock, has written something or waits to:
 * only such a transaction can still commit rows of a past slot.
 */
export async function isOldWriterOpen(tx: Database, ms: number): Promise<boolean> {
  const [found] = await tx.select({ pid: sql<number>`pid` }).from(
    sql`(select pid from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and xact_start < clock_timestamp() - ${ms / 1000} * interval '1 second'
        and (backend_xid is not null or wait_event_type = 'Lock') limit 1) as writers`,
  );
  return found !== undefined;
}
