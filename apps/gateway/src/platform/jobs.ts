import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { jobRun } from '../database/schema';
import type { Services } from '../services';
import type { Metrics } from './metrics';

/** Work that comes round by the clock, as the settlement of wages. */
export interface Job {
  name: string;
  /** How often, in milliseconds: slots end at whole multiples of it since 1970, in UTC. */
  everyMs: number;
  /** Whether it looks for what is due by itself: of slots that were missed, the last is then enough. */
  isByState?: boolean;
  /** Does the work of the slot that ended at `until`, on the transaction that also notes it as done. */
  run(tx: Database, until: Date, services: Services): Promise<void>;
}

/** A gateway that was off for long catches up with so many slots at a time. */
const MOST_SLOTS = 400;

/**
 * Does all that is due. Each slot is one transaction which holds the job's row: of several processes
 * one does it, once, and a slot that fails is tried again the next time; the other jobs go on.
 */
export async function runDueJobs(
  jobs: readonly Job[],
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

async function runDueJob(job: Job, services: Services): Promise<void> {
  const last = new Date(Math.floor(services.now() / job.everyMs) * job.everyMs);
  await services.db
    .insert(jobRun)
    .values({ name: job.name, doneUntil: last })
    .onConflictDoNothing();
  for (let slots = 0; slots < MOST_SLOTS; slots += 1) {
    if (!(await runNext(job, last, services))) break;
  }
}

/** Whether there was a slot to be done. */
function runNext(job: Job, last: Date, services: Services): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(jobRun)
      .where(eq(jobRun.name, job.name))
      .for('update', { skipLocked: true });
    if (held === undefined || held.doneUntil >= last) return false;
    const next = new Date(held.doneUntil.getTime() + job.everyMs);
    const until = job.isByState === true ? last : next;
    await job.run(tx, until, services);
    await tx.update(jobRun).set({ doneUntil: until }).where(eq(jobRun.name, job.name));
    return true;
  });
}
