import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/open';

/** A team as large as is asked for. The same numbers make the same team. */
export interface Crowd {
  people: number;
  bets: number;
  merchant: string;
  /** The last bet is played just before. */
  now: Date;
  /** Days over which the bets are spread. Default: 90. */
  days?: number;
  /** Another seed scatters bets and people differently. Default: 1. */
  seed?: number;
}

/** The agent above everybody of the crowd; the password is that of agent1. */
export const CROWD_TOP = 'crowd0';
/** An agent directly below, and somebody at the bottom. */
export const CROWD_BRANCH = 'crowd1';

/** One agent for so many people, and ten agents below each until none are left. */
const PEOPLE_PER_AGENT = 80;
/** Days for which the wallets have an entry for each bet; further back there are only the bets. */
const LEDGER_DAYS = 3;

/**
 * Writes a team of agents and members with their bets, sums, orders and contracts of all kinds, in SQL: what triggers
 * keep is computed at once instead of row by row.
 */
export async function seedCrowd(db: Database, crowd: Crowd): Promise<void> {
  const { people, bets, merchant, now, days = 90, seed = 1 } = crowd;
  const agents = Math.max(10, Math.floor(people / PEOPLE_PER_AGENT));
  const end = `'${now.toISOString()}'::timestamptz`;
  const start = `(${end} - interval '${days} days')`;
  /** A number from 0 to 1 that belongs to a row. */
  const chance = (row: string, of: number) =>
    `((hashint8extended((${row})::bigint, ${seed * 100 + of}) & 2147483647) / 2147483648.0)`;
  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    const read = async <Row>(text: string) => ((await run(text)) as { rows: Row[] }).rows;
    // No triggers: what they would keep is written below.
    await run('set local session_replication_role = replica');
    await run("set local work_mem = '256MB'");
    await run("set local maintenance_work_mem = '512MB'");
    const [last] = await read<{ id: number }>('select max(id) as id from account');
    const first = (last?.id ?? 0) + 1;
    const known = `from account where merchant = '${merchant}' and username = 'agent1'`;
    await run(`
      with recursive place(n, lineage) as (
        select 0, '/' union all
        select c, p.lineage || (${first} + p.n) || '/' from place p
          cross join lateral generate_series(p.n * 10 + 1, least(p.n * 10 + 10, ${agents})) c
      ), person as (
        select n, case when n = 0 then null when n <= ${agents} then (n - 1) / 10
          else floor(${chance('n', 1)} * (${agents} + 1))::int end as above
        from generate_series(0, ${people}) n
      )
      insert into account (id, merchant, username, nickname, type, upline_id, lineage, password_hash,
        payment_password_hash, language, currency, registered_at, first_login_at, last_login_at)
      overriding system value
      select ${first} + n, '${merchant}', 'crowd' || n, 'Crowd ' || n, case when n <= ${agents} then 1 else 0 end,
        ${first} + above, coalesce(place_of.lineage || (${first} + above) || '/', '/'),
        (select password_hash ${known}), (select payment_password_hash ${known}), 'EN',
        (select currency ${known}), ${start} + ${chance('n', 2)} * interval '${days} days',
        ${end} - interval '100 days', ${end} - ${chance('n', 3)} * interval '60 days'
      from person left join (select n as number, lineage from place) place_of on place_of.number = above`);
    await run(
      "select setval(pg_get_serial_sequence('account', 'id'), (select max(id) from account))",
    );
    const crowdOnly = `a.id >= ${first}`;
    await run(`insert into ledger_account (owner_id, kind, currency)
      select id, 'wallet', currency from account a where ${crowdOnly}`);
    await run(`insert into balance (ledger_account_id, amount, may_be_negative)
      select l.id, floor(${chance('a.id', 4)} * 500000)::bigint, false
      from ledger_account l join account a on a.id = l.owner_id where ${crowdOnly}`);
    await run(`insert into team_group (lineage, people, balance)
      select a.lineage, count(*), sum(b.amount) from account a
      join ledger_account l on l.owner_id = a.id join balance b on b.ledger_account_id = l.id
      where ${crowdOnly} group by 1
      on conflict (lineage) do update set people = team_group.people + excluded.people`);
    await run(`insert into session (token_hash, id, account_id, login_type, password_expired, weak_password, address,
        created_at, last_seen_at)
      select 'crowd' || id, 'crowd' || id, id, 'password', false, false, '192.0.2.1', ${end}, ${end}
      from account a where ${crowdOnly} and ${chance('id', 5)} < 0.01`);
    await run(`insert into account_rebate (account_id, game_category, rate)
      select id, category, greatest(0, most - 15 * (length(lineage) - length(replace(lineage, '/', '')) - 1))
      from account a cross join (values ('RNG', 120), ('LIVE', 80)) as of(category, most) where ${crowdOnly}`);

    const indexes = await read<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where tablename = 'bet' and indexname <> 'bet_pkey'",
    );
    for (const { name } of indexes) await run(`drop index "${name}"`);
    await run(`insert into bet (id, account_id, vassalage, game_type, stake, payout, played_at)
      select 'crowd' || lpad(n::text, 9, '0'),
        ${first} + 1 + (floor(${people} * power(${chance('n', 6)}, 3))::bigint * 7919) % ${people},
        (array['PG', 'JILI', 'EVO', 'SABA'])[1 + n % 4], (array['RNG', 'LIVE', 'RNG', 'SPORTS'])[1 + n % 4],
        amount, case when ${chance('n', 7)} < 0.46 then 2 * amount else 0 end,
        date_trunc('milliseconds', ${start} + n * (interval '${days} days' / ${bets + 1}))
      from (select n, (50 * (1 + floor(${chance('n', 8)} * 20)))::bigint as amount
        from generate_series(1, ${bets}) n) as round`);
    for (const { definition } of indexes) await run(definition);

    await run(`create temporary table paid on commit drop as
      select row_number() over () + (select max(id) from txn) as txn_id, kind, account_id, amount, at, reference from (
        select 'GAME_ROUND' as kind, account_id, payout - stake as amount, played_at as at, id as reference from bet
          where id like 'crowd%' and played_at >= ${end} - interval '${LEDGER_DAYS} days'
        union all select case when ${chance('n', 9)} < 0.6 then 'DEPOSIT' else 'WITHDRAWAL' end,
          ${first} + 1 + floor(${chance('n', 10)} * ${people})::int, (100 * (1 + floor(${chance('n', 11)} * 500)))::bigint,
          ${start} + ${chance('n', 12)} * interval '${days} days', 'order' || n from generate_series(1, ${people} * 2) n
      ) as booked`);
    await run("update paid set amount = -amount where kind = 'WITHDRAWAL'");
    await run(`insert into txn (id, scope, idempotency_key, request_hash, kind, reference, created_at)
      overriding system value select txn_id, 'account:' || account_id, reference, '', kind, reference, at from paid`);
    await run("select setval(pg_get_serial_sequence('txn', 'id'), (select max(id) from txn))");
    await run(`insert into entry (txn_id, ledger_account_id, amount, balance_after, kind, at)
      select txn_id, account, amount, 0, kind, at from (
        select txn_id, l.id as account, amount, paid.kind, at from paid join ledger_account l on l.owner_id = account_id and l.kind = 'wallet'
        union all select txn_id, (select min(id) from ledger_account where owner_id is null and merchant = '${merchant}'),
          -amount, kind, at from paid) as both_sides`);
    await run(`insert into deposit (id, account_id, method_id, amount, fee, state, steps, created_at, expires_at, credited_at, txn_id)
      select reference, account_id, 'bank', amount, 0, 'SUCCEEDED', '[]', at, at, at, txn_id from paid where kind = 'DEPOSIT'`);
    await run(`insert into withdrawal (id, account_id, method_id, bank_account_id, amount, fee, received_amount, state, steps, created_at, paid_at)
      select reference, account_id, 'bank', 'none', -amount, 0, -amount, 'COMPLETED', '[]', at, at from paid where kind = 'WITHDRAWAL'`);

    await run(`insert into account_day (account_id, day, lineage, bets, stake, payout, deposit_count, deposits, withdrawals)
      select account_id, day, min(a.lineage), sum(bets), sum(stake), sum(payout), sum(number), sum(deposits), sum(withdrawals)
      from (
        select account_id, (played_at at time zone 'UTC')::date as day, count(*) as bets, sum(stake) as stake,
          sum(payout) as payout, 0 as number, 0 as deposits, 0 as withdrawals
        from bet where id like 'crowd%' group by 1, 2
        union all select account_id, (at at time zone 'UTC')::date, 0, 0, 0, (kind = 'DEPOSIT')::int,
          case when kind = 'DEPOSIT' then amount else 0 end, case when kind = 'WITHDRAWAL' then -amount else 0 end
        from paid where kind <> 'GAME_ROUND'
      ) as done join account a on a.id = account_id group by 1, 2 order by 2, 1`);
    await run(`select count_teams('${merchant}')`);

    // Contracts of every kind between all agents and the agents above; one in fifty has ended meanwhile.
    await run(`insert into contract (id, merchant, kind, offerer_id, offeree_id, period, rate, remark, request, state,
        offered_at, answered_at, starts_at, ended_at, counts_until)
      select 'crowd-' || kind || '-' || a.id, '${merchant}', kind, upline_id, a.id,
        case when kind in ('hourly', 'realtime') then 'daily' else (array['daily', 'weekly', 'semimonthly', 'monthly'])[1 + a.id % 4] end,
        rate, '', case when has_ended then 'termination' else 'new' end, case when has_ended then 'terminated' else 'accepted' end,
        began, began, began, case when has_ended then ended end, case when has_ended then ended end
      from account a cross join (values ('dividend', 2000), ('daily', 60), ('hourly', 40), ('realtime', 20)) as of(kind, rate)
      cross join lateral (select date_trunc('month', ${start} at time zone 'UTC') at time zone 'UTC' as began,
        date_trunc('milliseconds', ${end} - ${chance('a.id', 13)} * interval '60 days') as ended, a.id % 50 = 49 as has_ended) as life
      where ${crowdOnly} and a.id <= ${first + agents}`);
    await run(`insert into contract_tier (contract_id, position, rate, active_members, period_bet, period_profit_loss, amount)
      select id, step, rate * step / 2, step - 1, (step - 1) * 100000, 0, 0 from contract
      cross join generate_series(1, 2) step where id like 'crowd-%'`);
    await run(`insert into contract_payout (id, contract_id, kind, payer_id, payee_id, start_at, end_at, active_members,
        period_bet, period_profit_loss, rate, amount, status, due_at, paid_at)
      select 'po-' || c.id || '-' || n, c.id, c.kind, c.offerer_id, c.offeree_id, began, began + every, 5, 100000, -8000,
        c.rate, 100 * n, 'paid', began + every, began + every
      from contract c
      join (values ('dividend', interval '1 day', 30), ('daily', '1 day', 30), ('hourly', '1 hour', 168), ('realtime', '5 minutes', 288))
        as of(kind, every, many) using (kind)
      cross join lateral generate_series(1, many) n
      cross join lateral (select date_trunc('day', ${end} at time zone 'UTC') at time zone 'UTC' - interval '1 day' - n * every as began) as slot
      where c.id like 'crowd-%' and (c.kind in ('dividend', 'daily') or c.offerer_id = ${first} or c.offeree_id = ${first})`);
  });
  await db.execute(sql`vacuum analyze`);
}
