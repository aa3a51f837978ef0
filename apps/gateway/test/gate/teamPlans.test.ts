import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMembers } from '../../src/agent/listMembers';
import { describeMembers } from '../../src/agent/memberFacts';
import type { MembersQuery } from '../../src/agent/memberFilters';
import { account } from '../../src/session/schema';
import { startGateway, type TestGateway } from '../support/gateway';
import { poolOf } from '../support/poolOf';
import { createTeamReader } from '../support/team';

const PEOPLE = 20_000;
/** Tables that grow with the people of all teams; whoever reads one from end to end is slow for everybody. */
const LARGE = /Seq Scan on (account|bet|session|ledger_account|balance|member_note)\b/;

describe('[AG-07] a team of 20,000 on PostgreSQL', () => {
  let gateway: TestGateway;
  let pool: Pool;
  const { person } = createTeamReader(() => gateway);

  beforeAll(async () => {
    gateway = await startGateway();
    pool = await poolOf(gateway);
    const top = await person('agent1');
    const now = new Date(gateway.now()).toISOString();
    await gateway.db.execute(sql`
      insert into account (merchant, username, nickname, type, upline_id, lineage, language, currency, registered_at, last_login_at)
      select ${top.merchant}, 'crowd' || n, 'Crowd', case when n <= 100 then 1 else 0 end, ${top.id},
        ${`${top.lineage}${top.id}/`}, 'en', ${top.currency}, ${now}::timestamptz - n * interval '1 minute', ${now}::timestamptz - n * interval '2 minutes'
      from generate_series(1, ${PEOPLE}) n`);
    await gateway.db.execute(sql`
      insert into ledger_account (owner_id, kind, currency)
      select id, 'wallet', currency from account where username like 'crowd%'`);
    await gateway.db.execute(sql`
      insert into balance (ledger_account_id, amount, may_be_negative)
      select l.id, 0, false from ledger_account l join account a on a.id = l.owner_id where a.username like 'crowd%'`);
    await gateway.db.execute(sql`
      insert into session (token_hash, id, account_id, login_type, password_expired, weak_password, address, created_at, last_seen_at)
      select 'crowd' || id, 'crowd' || id, id, 'password', false, false, '192.0.2.1', ${now}, ${now}
      from account where username like 'crowd%'`);
    await gateway.db.execute(sql`
      insert into member_note (author_id, member_id, note, changed_at)
      select ${top.id}, id, 'Noted', ${now} from account where username like 'crowd%'`);
    await gateway.db.execute(sql`analyze`);
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    await gateway.close();
  });

  /** Lists people as the operation does, and returns the plan of each statement that it ran. */
  async function plansOf(query: MembersQuery) {
    const asked: { text: string; values: unknown[] }[] = [];
    const db = drizzle(pool, {
      logger: { logQuery: (text, values) => void asked.push({ text, values }) },
    });
    const top = await person('agent1');
    const viewer = { top, now: new Date(gateway.now()), config: gateway.config };
    const { ids, total } = await listMembers(db, viewer, top, query);
    const page = await describeMembers(db, viewer, ids);
    const plans: string[] = [];
    for (const { text, values } of asked.filter((one) => one.text.startsWith('select'))) {
      const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return { plans, total, page };
  }

  it.each([
    ['the first page in the usual order', {}],
    ['the first page by the last login', { sort: 'lastLoginAt', order: 'desc' }],
    ['the first page by name', { sort: 'account', order: 'asc' }],
    ['the last page', { pageNo: 1000 }],
    ['names by their beginning', { search: 'crowd19' }],
    ['the last logins of a day', { loggedInWithin: 1, status: 'active' }],
  ] satisfies [string, MembersQuery][])(
    'reads no large table from end to end for %s',
    async (_, query) => {
      const { plans, total } = await plansOf({ scope: 'all', ...query });
      expect(plans.length).toBeGreaterThan(2);
      for (const plan of plans) expect(plan).not.toMatch(LARGE);
      if (Object.keys(query).some((name) => name === 'search')) expect(total).toBe(1111);
    },
  );

  it('answers deep pages as it answers the first ones, from whichever end they are read', async () => {
    const size = 100;
    const names = async (pageNo: number, order: 'asc' | 'desc') =>
      (await plansOf({ scope: 'all', sort: 'account', order, pageNo, pageSize: size })).page.map(
        (one) => one.account,
      );
    const { total } = await plansOf({ scope: 'all' });
    const all = await gateway.db.select({ id: account.id }).from(account);
    expect(total).toBeGreaterThan(PEOPLE);
    expect(total).toBeLessThan(all.length + 1);
    const last = Math.ceil(total / size);
    const end = await names(last, 'asc');
    const start = await names(1, 'desc');
    expect(end.toReversed()).toEqual(start.slice(0, end.length));
    expect((await names(last - 1, 'asc')).toReversed().slice(0, size - end.length)).toEqual(
      start.slice(end.length),
    );
    expect(await names(last + 1, 'asc')).toEqual([]);
  });
});
