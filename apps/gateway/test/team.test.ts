import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { account } from '../src/session/schema';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];
type Member = Schemas['TeamMember'];

describe('the team of an agent', () => {
  let gateway: TestGateway;
  const { tokenOf, ask, idOf, members } = createTeamReader(() => gateway);

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[AC-03] is listed level by level with the way down', async () => {
    const first = await members('pageSize=100');
    expect(first.path).toEqual([]);
    expect(
      first.content.every(({ level, parentAccount }) => level === 1 && parentAccount === 'agent1'),
    ).toBe(true);
    const cove = first.content.find((one) => one.account === 'cove1') as Member;
    const second = await members(`parentId=${cove.memberId}&pageSize=100`);
    expect(second.path).toEqual([{ memberId: cove.memberId, account: 'cove1' }]);
    expect(
      second.content.every(({ level, parentId }) => level === 2 && parentId === cove.memberId),
    ).toBe(true);
    const below = second.content.reduce((sum, { teamSize }) => sum + teamSize + 1, 0);
    expect(cove.teamSize).toBe(below);
    expect(
      second.content
        .filter(({ accountType }) => accountType === 'member')
        .every(({ teamSize }) => teamSize === 0),
    ).toBe(true);
  });

  it('[AC-03] is listed as a whole, by name, by kind and in every order', async () => {
    const [top] = await gateway.db.select().from(account).where(eq(account.username, 'agent1'));
    const [counted] = await gateway.db
      .select({ people: count() })
      .from(account)
      .where(like(account.lineage, `/${top?.id}/%`));
    const all = await members('scope=all&pageSize=100');
    expect(all.totalElements).toBe(counted?.people);
    const agents = await members('scope=all&accountType=agent');
    const players = await members('scope=all&accountType=member');
    expect(agents.totalElements + players.totalElements).toBe(all.totalElements);
    const found = await members('scope=all&search=%20COVE');
    expect(found.content.length).toBeGreaterThan(0);
    expect(found.content.every((one) => one.account.includes('cove'))).toBe(true);
    expect((await members('scope=all&search=%25')).totalElements).toBe(0);
    const keys: Record<string, (one: Member) => number | string> = {
      account: (one) => one.account,
      registeredAt: (one) => one.registeredAt,
      lastLoginAt: (one) => one.lastLoginAt ?? '',
      balance: (one) => Number(one.balance),
      teamSize: (one) => one.teamSize,
    };
    for (const [sort, keyOf] of Object.entries(keys))
      for (const order of ['asc', 'desc']) {
        const pages = [1, 2, 3].map((page) =>
          members(`scope=all&sort=${sort}&order=${order}&pageSize=100&pageNo=${page}`),
        );
        const rows = (await Promise.all(pages)).flatMap(({ content }) => content);
        expect(new Set(rows.map(({ memberId }) => memberId)).size, sort).toBe(all.totalElements);
        const values = rows.map(keyOf);
        const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
        expect(values, `${sort} ${order}`).toEqual(order === 'asc' ? sorted : sorted.reverse());
      }
  });

  it('shows nobody outside it, and refuses all of them alike', async () => {
    const inHarbour = (await members(`parentId=${await idOf('harbour1')}`)).content[0] as Member;
    const outside = [
      inHarbour.memberId,
      await idOf('agent1'),
      await idOf('cove1'),
      await idOf('weak1'),
    ];
    const senseless = ['m-999999', 'm-9999999999', 'm-0', 'mb-1', "m-1' or '1'='1", '%'];
    const answers = new Set<string>();
    for (const memberId of [...outside, ...senseless]) {
      const id = encodeURIComponent(memberId);
      const asked = [`member?memberId=${id}`, `rebateLimits?memberId=${id}`];
      if (memberId !== outside[2]) asked.push(`members?parentId=${id}`);
      for (const path of asked) {
        const { headers: _, ...answer } = await ask(`team/${path}`, 'cove1');
        answers.add(JSON.stringify(answer));
      }
      const rebates = [{ gameCategory: 'RNG', rate: 0 }];
      const { headers: _, ...changed } = await gateway.call('PUT', '/wps/agent/team/rebates', {
        token: await tokenOf('cove1'),
        body: { memberId, rebates },
      });
      answers.add(JSON.stringify(changed));
    }
    expect([...answers].map((answer) => JSON.parse(answer) as object)).toEqual([
      expect.objectContaining({ status: 404, errorCode: 'NOT_FOUND' }),
    ]);
    const mine = await members('scope=all&pageSize=100', 'cove1');
    expect(mine.content.some(({ memberId }) => outside.includes(memberId))).toBe(false);
    expect(mine.content.every(({ level }) => level >= 1)).toBe(true);
  });

  it('says who is online: a session that is open and not idle', async () => {
    const isOnline = async (username: string) =>
      (await members(`scope=all&search=${username}`)).content.find(
        (one) => one.account === username,
      )?.online;
    const online = async () =>
      ((await ask('team/overview')).value as Schemas['TeamOverview']).people.online;
    expect(await isOnline('ferry1')).toBe(false);
    const before = await online();
    await gateway.login('ferry1');
    await gateway.login('ferry1');
    expect(await isOnline('ferry1')).toBe(true);
    expect(await online()).toBe(before + 1);
    gateway.pass(gateway.config.sessionIdleMs + 1000);
    expect(await isOnline('ferry1')).toBe(false);
  });
});
