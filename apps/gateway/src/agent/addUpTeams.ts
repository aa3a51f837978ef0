import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import type { Job } from '../services';
import {
  teamChange,
  teamDay,
  teamDayChange,
  teamGroup,
  teamListChange,
  teamListDay,
} from './schema';

const EVERY_MS = 15_000;

const withCommas = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** Moves changes to the sums of every agent above those who made them. */
async function moveUp(
  tx: Database,
  from: PgTable,
  to: PgTable,
  keys: readonly string[],
): Promise<void> {
  const columns = Object.values(getTableColumns(to)).map(({ name }) => name);
  const named = (names: readonly string[]) => names.map((name) => sql`${sql.identifier(name)}`);
  const key = named(keys);
  const sums = named(columns.filter((name) => name !== 'agent_id' && !keys.includes(name)));
  await tx.execute(sql`
    with gone as (delete from ${from} returning *),
    -- By lineage first: many changes share one, and each counts for several agents.
    done as (select lineage, ${withCommas(key)}, ${withCommas(sums.map((name) => sql`sum(${name}) as ${name}`))}
      from gone group by lineage, ${withCommas(key)})
    insert into ${to} as kept (agent_id, ${withCommas(key)}, ${withCommas(sums)})
    select above, ${withCommas(key)}, ${withCommas(sums.map((name) => sql`sum(${name})`))}
    from done cross join lateral agents_of(lineage) as above
    group by above, ${withCommas(key)} order by above, ${withCommas(key)}
    on conflict (agent_id, ${withCommas(key)}) do update
      set ${withCommas(sums.map((name) => sql`${name} = kept.${name} + excluded.${name}`))}`);
}

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
    await moveUp(tx, teamDayChange, teamDay, ['day', 'game_category']);
    await moveUp(tx, teamListChange, teamListDay, ['day', 'list', 'state']);
  },
};
