import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open';
import { total } from '../money/totals';
import { isBelow, type LineagePosition } from './lineage';
import { teamChange, teamGroup } from './schema';

/** Team members and their balances, maintained as sums per agent. */
export async function teamNow(db: Database, top: Pick<LineagePosition, 'id' | 'lineage'>) {
  const parts = unionAll(
    db
      .select({ people: teamGroup.people, balance: teamGroup.balance })
      .from(teamGroup)
      .where(isBelow(top, teamGroup.lineage)),
    db
      .select({ people: teamChange.people, balance: teamChange.balance })
      .from(teamChange)
      .where(isBelow(top, teamChange.lineage)),
  ).as('parts');
  const [now] = await db
    .select({
      people: sql`coalesce(sum(${parts.people}), 0)`.mapWith(Number),
      balance: total(parts.balance),
    })
    .from(parts);
  return now ?? { people: 0, balance: 0n };
}
