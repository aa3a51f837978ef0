import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../src/contracts/schema';
import type { components } from '../src/generated/contract';
import { fromMemberId } from '../src/member/memberId';
import { parseAmount } from '../src/money/amount';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Member = components['schemas']['TeamMember'];

const DAY = 86_400_000;

describe('[AG-07] the filters of the list of people', () => {
  let gateway: TestGateway;
  let all: Member[] = [];
  const { ask, idOf, members, person, read } = createTeamReader(() => gateway);

  /** Everybody that passes some filters. */
  const everybody = async (filters: string, by?: string) => {
    const people: Member[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const page = await members(`scope=all&pageSize=100&pageNo=${pageNo}&${filters}`, by);
      people.push(...page.content);
      pages = page.totalPages;
    }
    return people;
  };
  const namesOf = (people: readonly Member[]) => people.map((one) => one.account).toSorted();
  const found = async (filters: string, by?: string) => namesOf(await everybody(filters, by));
  const expected = (passes: (one: Member) => boolean) => namesOf(all.filter(passes));
  const change = (username: string, values: Partial<typeof account.$inferInsert>) =>
    gateway.db.update(account).set(values).where(eq(account.username, username));

  beforeAll(async () => {
    gateway = await startGateway();
    await change('ferry1', { status: 'frozen' });
    await change('quay1', { lastLoginAt: null });
    await change('cove1', { lastLoginAt: new Date(gateway.now() - 7 * DAY) });
    all = await everybody('');
    expect(all.length).toBeGreaterThan(100);
  });
  afterAll(() => gateway.close());

  it('find by kind, state and level', async () => {
    expect(await found('status=frozen')).toEqual(['ferry1']);
    for (const level of [1, 2, 3])
      expect(await found(`level=${level}`)).toEqual(expected((one) => one.level === level));
    expect(await found('level=2&accountType=agent')).toEqual(
      expected((one) => one.level === 2 && one.accountType === 'agent'),
    );
    // Counted from whose people are asked for.
    const cove = await idOf('cove1');
    expect(await found(`parentId=${cove}&level=1`)).toEqual(
      expected(({ parentAccount }) => parentAccount === 'cove1'),
    );
    expect(await found('level=99')).toEqual([]);
  });

  it('find by the last login, to the moment', async () => {
    const within = (days: number) => (one: Member) =>
      one.lastLoginAt !== null && Date.parse(one.lastLoginAt) >= gateway.now() - days * DAY;
    const names = await found('loggedInWithin=7');
    expect(names).toEqual(expected(within(7)));
    expect(names).toContain('cove1');
    const others = await found('notLoggedInFor=7');
    expect(others).toEqual(expected((one) => !within(7)(one)));
    expect(others).toContain('quay1');
    gateway.pass(1);
    expect(await found('loggedInWithin=7')).not.toContain('cove1');
    expect(await found('notLoggedInFor=7')).toContain('cove1');
  });

  it('find by what all wallets hold, both ends among it', async () => {
    const some = all.map(({ balance }) => balance).toSorted((a, b) => Number(a) - Number(b));
    const [low, high] = [some[3] ?? '', some[some.length - 4] ?? ''];
    expect(await found(`minBalance=${low}&maxBalance=${high}`)).toEqual(
      expected(
        ({ balance }) =>
          parseAmount(balance) >= parseAmount(low) && parseAmount(balance) <= parseAmount(high),
      ),
    );
    expect(await found(`minBalance=${low}`)).toEqual(
      expected(({ balance }) => parseAmount(balance) >= parseAmount(low)),
    );
    expect(await found('minBalance=2.00&maxBalance=1.00')).toEqual([]);
  });

  it('find by contracts with the caller, never by those of others', async () => {
    const cove = await person('cove1');
    const own = await gateway.db.select().from(contract).where(eq(contract.offereeId, cove.id));
    const kinds = (await read<'TeamMemberDetail'>(`team/member?memberId=${await idOf('cove1')}`))
      .contractKinds;
    expect(own.length).toBeGreaterThan(0);
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
      const having = await found(`withContract=${kind}`);
      expect(having.includes('cove1'), kind).toBe(kinds.includes(kind));
      const lacking = await found(`withoutContract=${kind}`);
      expect([...having, ...lacking].toSorted()).toEqual(expected(({ level }) => level === 1));
    }
  });

  it('find names by their beginning, and any part of one where none begins so', async () => {
    expect(await found('search=OVE1')).toEqual(['cove1']);
    await change('ferry1', { username: 'overboard' });
    expect(await found('search=ove')).toEqual(['overboard']);
    await change('overboard', { username: 'ferry1' });
    expect(await found('search=_')).toEqual([]);
  });

  it('hold for the file, too, and refuse what is no value', async () => {
    const file = await read<'ReportFile'>(
      'report/file?report=listTeamMembers&level=2&status=active',
    );
    expect(file.rows).toBe((await found('level=2&status=active')).length);
    for (const wrong of ['level=0', 'status=online', 'minBalance=1', 'loggedInWithin=0'])
      expect((await ask(`team/members?${wrong}`)).status, wrong).toBe(400);
    const other = await ask('report/file?report=getTeamBets&level=2');
    expect(other.errorCode).toBe('BAD_REQUEST');
    expect(all.every(({ memberId }) => fromMemberId(memberId) !== null)).toBe(true);
  });
});
