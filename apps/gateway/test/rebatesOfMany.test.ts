import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRebate, accountRebatePast } from '../src/agent/schema';
import type { components } from '../src/generated/contract';
import { fromMemberId } from '../src/member/memberId';
import { startGateway, type TestGateway } from './support/gateway';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];
type Result = Schemas['TeamRebateResult'];

describe('[AG-07] rebates of several people', () => {
  let gateway: TestGateway;
  /** A member and an agent directly below agent1, one below that agent, and somebody of another team. */
  let [member, middle, deep, stranger] = ['', '', '', ''];
  const { tokenOf, idOf, members, person } = createTeamReader(() => gateway);

  const send = async (method: 'POST' | 'PUT', memberIds: string[], rate: number, by = 'agent1') =>
    gateway.call(method, '/wps/agent/team/rebates/several', {
      token: await tokenOf(by),
      body: { memberIds, rebates: [{ gameCategory: 'RNG', rate }] },
    });
  const results = async (
    method: 'POST' | 'PUT',
    memberIds: string[],
    rate: number,
    by?: string,
  ) => {
    const answer = await send(method, memberIds, rate, by);
    expect(answer.success, answer.errorCode ?? '').toBe(true);
    return (answer.value as { results: Result[] }).results;
  };
  const agree = async (memberId: string, rate: number) => {
    const accountId = fromMemberId(memberId) ?? 0;
    const target = [accountRebate.accountId, accountRebate.gameCategory];
    await gateway.db
      .insert(accountRebate)
      .values({ accountId, gameCategory: 'RNG', rate })
      .onConflictDoUpdate({ target, set: { rate } });
  };
  const rateOf = async (memberId: string) => {
    const accountId = fromMemberId(memberId) ?? 0;
    const where = and(
      eq(accountRebate.accountId, accountId),
      eq(accountRebate.gameCategory, 'RNG'),
    );
    return (await gateway.db.select().from(accountRebate).where(where))[0]?.rate ?? 0;
  };

  beforeAll(async () => {
    gateway = await startGateway();
    [member, middle, stranger] = [await idOf('member1'), await idOf('cove1'), await idOf('weak1')];
    deep = (await members(`parentId=${middle}&accountType=member`)).content[0]?.memberId ?? '';
    for (const { memberId } of (await members(`parentId=${middle}`)).content)
      await agree(memberId, 0);
  });
  beforeEach(async () => {
    await agree(await idOf('agent1'), 120);
    await agree(member, 40);
    await agree(middle, 75);
    await agree(deep, 70);
  });
  afterAll(() => gateway.close());

  const none = { refusal: null, gameCategory: null, limit: null, changes: [] };
  const change = (from: number, to: number) => [{ gameCategory: 'RNG', from, to }];

  it('are previewed for each person, and nothing changes by it', async () => {
    expect(await results('POST', [middle, member, deep, stranger], 60)).toEqual([
      {
        ...{ ...none, memberId: middle, account: 'cove1', refusal: 'BELOW_PROMISED' },
        ...{ gameCategory: 'RNG', limit: 70 },
      },
      { ...none, memberId: member, account: 'member1', changes: change(40, 60) },
      { ...none, memberId: deep, account: expect.any(String) as string, refusal: 'NOT_DIRECT' },
      { ...none, memberId: stranger, account: null, refusal: 'UNKNOWN' },
    ]);
    expect([await rateOf(middle), await rateOf(member), await rateOf(deep)]).toEqual([75, 40, 70]);
  });

  it('change for whoever is allowed, from tomorrow on, and for nobody else', async () => {
    const asked = [middle, member, deep, stranger];
    const preview = await results('POST', asked, 60);
    expect(await results('PUT', asked, 60)).toEqual(preview);
    expect([await rateOf(middle), await rateOf(member), await rateOf(deep)]).toEqual([75, 60, 70]);
    const { id } = await person('member1');
    const past = await gateway.db
      .select()
      .from(accountRebatePast)
      .where(eq(accountRebatePast.accountId, id));
    expect(past.filter(({ until }) => until.getTime() > gateway.now())).toEqual([
      expect.objectContaining({ gameCategory: 'RNG', rate: 40 }),
    ]);
    // Sent again, as after a lost answer.
    const again = await results('PUT', asked, 60);
    expect(again[1]).toEqual({ ...none, memberId: member, account: 'member1' });
    // Who was refused is allowed by another rate.
    expect((await results('PUT', [middle], 70))[0]?.changes).toEqual(change(75, 70));
  });

  it('are refused for all where the caller has not so much to hand on', async () => {
    expect((await send('PUT', [member, middle], 125)).errorCode).toBe('LIMIT_EXCEEDED');
    expect((await send('POST', [member, middle], 62)).errorCode).toBe('LIMIT_EXCEEDED');
    expect(await rateOf(member)).toBe(40);
    for (const wrong of [[], [member, member], Array.from({ length: 101 }, (_, at) => `m-${at}`)])
      expect((await send('PUT', wrong, 60)).errorCode).toBe('BAD_REQUEST');
  });

  it('tell an agent nothing of those beside and above', async () => {
    const rows = await results('PUT', [member, await idOf('agent1'), middle], 0, 'cove1');
    for (const row of rows) expect(row).toMatchObject({ account: null, refusal: 'UNKNOWN' });
    expect(await rateOf(member)).toBe(40);
  });
});
