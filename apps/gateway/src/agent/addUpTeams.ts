import { sql } from 'drizzle-orm';
import type { Job } from '../services';
import { teamChange, teamGroup } from './schema';

const EVERY_MS = 15_000;

/**
 * Adds what teams have gained to what they had, so that there is little to add when somebody asks. Changes that are
 * written meanwhile stay for the next time.
 */
export const addUpTeams: Job = {
  name: 'team-groups',
  everyMs: EVERY_MS,
  isByState: true,
  async run(tx) {
    await tx.execute(sql`
      with gone as (delete from ${teamChange} returning lineage, people, balance)
      insert into ${teamGroup} as kept (lineage, people, balance)
      select lineage, sum(people), sum(balance) from gone group by lineage order by lineage
      on conflict (lineage) do update
        set people = kept.people + excluded.people, balance = kept.balance + excluded.balance`);
  },
};
