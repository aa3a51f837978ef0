import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBelow } from '../../src/agent/lineage';
import { allBets } from '../../src/agent/teamBets';
import type { components } from '../../src/generated/contract';
import { NO_CONTENT } from '../../src/merchantContent';
import { BATCH_ROWS } from '../../src/reports/sheet';
import { startGateway, type TestGateway } from '../support/gateway';
import { poolOf } from '../support/poolOf';
import { createTeamReader } from '../support/team';

type File = components['schemas']['ReportFile'];

const BETS = 50_000;
const URL_OF_FILE = '/wps/agent/report/file?report=getTeamBets&datePreset=today&gameCategory=CRASH';

describe('[AG-09] a file of 50,000 bets on PostgreSQL', () => {
  let gateway: TestGateway;
  let pool: Pool;
  const { person, tokenOf } = createTeamReader(() => gateway);

  const part = async (next: string | null) => {
    const url = next === null ? URL_OF_FILE : `${URL_OF_FILE}&part=${encodeURIComponent(next)}`;
    const answer = await gateway.call('GET', url, { token: await tokenOf('agent1') });
    expect(answer, url).toMatchObject({ status: 200 });
    return answer.value as File;
  };

  beforeAll(async () => {
    gateway = await startGateway();
    pool = await poolOf(gateway);
    const { id } = await person('member1');
    const now = new Date(gateway.now()).toISOString();
    // Ten bets at each moment, some of them less than a millisecond after the ones before.
    await gateway.db.execute(sql`
      insert into bet (id, account_id, vassalage, game_type, stake, payout, played_at)
      select 'rd-many-' || n, ${id}, 'LNW', 'CRASH', 100, 0, ${now}::timestamptz - (n / 10) * interval '300 microseconds'
      from generate_series(1, ${BETS}) n`);
    await gateway.db.execute(sql`analyze`);
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    await gateway.close();
  });

  it('comes whole in parts of which none is longer than the others, its sums with the last one', async () => {
    const numbers = new Set<string>();
    let rows = 0;
    let last: File | null = null;
    for (let next: string | null = null; last === null || next !== null; next = last.next) {
      const one: File = await part(next);
      expect(one.rows).toBeLessThanOrEqual(BATCH_ROWS);
      expect(one.csv.includes('Total,')).toBe(one.next === null);
      for (const [number] of one.csv.matchAll(/rd-many-\d+/g)) numbers.add(number);
      rows += one.rows;
      last = one;
    }
    expect(rows).toBe(BETS);
    expect(numbers.size).toBe(BETS);
    expect(last.csv).toContain('Total,,,50000.00,');
  }, 120_000);

  it('passes over no rows for a later part, adds nothing up for it, and holds nothing open between two parts', async () => {
    const asked: { text: string; values: unknown[] }[] = [];
    const db = drizzle(pool, {
      logger: { logQuery: (text, values) => void asked.push({ text, values }) },
    });
    const top = await person('agent1');
    const span = { from: new Date(gateway.now() - 86_400_000), to: new Date(gateway.now() + 1) };
    const bets = allBets(db, NO_CONTENT.catalogue, { whom: isBelow(top), span, days: null }, {});
    const first = await bets.read(null, BATCH_ROWS);
    const late = await bets.read(first.at(-1)?.key ?? null, BATCH_ROWS);
    expect(late[0]?.key).not.toEqual(first[0]?.key);
    expect(late).toHaveLength(BATCH_ROWS);
    expect(asked).toHaveLength(2);
    for (const { text } of asked) expect(text).not.toMatch(/offset \$\d|sum\(|count\(/);
    const [, { text, values } = { text: '', values: [] }] = asked;
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on bet/);
    // Whoever stops asking leaves nothing behind: neither a cursor nor an open transaction.
    const left = await gateway.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and state like '%in transaction%' and pid <> pg_backend_pid()`,
    );
    expect(left).toMatchObject({ rows: [] });
  });
});
