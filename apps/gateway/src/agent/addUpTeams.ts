import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Job } from '../services';
import { teamChange, teamDay, teamDayChange, teamGroup } from './schema';

const EVERY_MS = 15_000;

const KEYS = ['day', 'lineage', 'game_category'];
const SUMS = Object.values(getTableColumns(teamDay)).filter(({ name }) => !KEYS.includes(name));
/** The sums of days, each written in some way. */
const eachSum = (write: (name: SQL) => SQL) =>
  sql.join(
    SUMS.map(({ name }) => write(sql`${sql.identifier(name)}`)),
    sql`, `,
  );

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
    await tx.execute(sql`
      with gone as (delete from ${teamDayChange} returning *)
      insert into ${teamDay} as kept (day, lineage, game_category, ${eachSum((name) => name)})
      select day, lineage, game_category, ${eachSum((name) => sql`sum(${name})`)}
      from gone group by day, lineage, game_category order by day, lineage, game_category
      on conflict (day, lineage, game_category) do update
        set ${eachSum((name) => sql`${name} = kept.${name} + excluded.${name}`)}`);
  },
};
