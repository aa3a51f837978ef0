import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerLink } from '../src/agent/schema';
import type { components } from '../src/generated/contract';
import { toMemberId } from '../src/member/memberId';
import { account } from '../src/session/schema';
import { type Answer, startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];
type Link = Schemas['RegisterLink'];

const LINKS = '/wps/agent/registerLinks';
const HOUR = 3_600_000;

describe('register links', () => {
  let gateway: TestGateway;
  const tokens = new Map<string, string>();

  const tokenOf = async (username: string) => {
    const token = tokens.get(username) ?? (await gateway.login(username));
    tokens.set(username, token);
    return token;
  };
  const list = async (by = 'agent1') => {
    const url = `${LINKS}?pageSize=100`;
    const { value } = await gateway.call('GET', url, { token: await tokenOf(by) });
    return value as Schemas['RegisterLinkPage'];
  };
  const create = async (fields: object = {}, by = 'agent1'): Promise<Answer> =>
    gateway.call('POST', LINKS, {
      token: await tokenOf(by),
      body: { name: 'Meeting', accountType: 'member', rebates: [], expiresAt: null, ...fields },
    });
  const created = async (fields: object = {}, by = 'agent1') =>
    (await create(fields, by)).value as Link;
  const update = async (linkId: string, fields: object = {}, by = 'agent1'): Promise<Answer> =>
    gateway.call('PUT', LINKS, {
      token: await tokenOf(by),
      body: { linkId, name: 'Meeting', rebates: [], enabled: true, expiresAt: null, ...fields },
    });
  const remove = async (linkId: string, by = 'agent1'): Promise<Answer> =>
    gateway.call('DELETE', `${LINKS}?linkId=${encodeURIComponent(linkId)}`, {
      token: await tokenOf(by),
    });
  const inHours = (hours: number) => new Date(gateway.now() + hours * HOUR).toISOString();

  beforeAll(async () => {
    gateway = await startGateway({ SITE_ORIGIN: 'https://parlour.example' });
  });
  afterAll(() => gateway.close());

  it('[AC-03] lead to the register page with a code of their own', async () => {
    const rebates = [{ gameCategory: 'RNG', rate: 60 }];
    const link = await created({ name: ' Spring meeting ', accountType: 'agent', rebates });
    const url = `https://parlour.example/register?affiliateCode=${link.affiliateCode}`;
    expect(link).toMatchObject({
      name: 'Spring meeting',
      accountType: 'agent',
      url,
      qrTarget: url,
      rebates,
      enabled: true,
      registered: 0,
      visits: 0,
    });
    expect(link.affiliateCode).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{8}$/);
    const others = await Promise.all(Array.from({ length: 5 }, () => created()));
    const all = await list();
    expect(all.content.slice(0, 6).map(({ linkId }) => linkId)).toContain(link.linkId);
    const codes = all.content.map(({ affiliateCode }) => affiliateCode);
    expect(new Set(codes).size).toBe(all.totalElements);
    await Promise.all(others.map(({ linkId }) => remove(linkId)));
  });

  it('can be changed and closed while the code stays', async () => {
    const link = await created();
    const rebates = [
      { gameCategory: 'FISH', rate: 10 },
      { gameCategory: 'RNG', rate: 5 },
    ];
    const expiresAt = inHours(2);
    const changed = await update(link.linkId, {
      name: 'Season',
      rebates,
      enabled: false,
      expiresAt,
    });
    expect(changed.value).toEqual({ ...link, name: 'Season', rebates, enabled: false, expiresAt });
    expect((await list()).content).toContainEqual(changed.value);
    expect((await update(link.linkId)).value).toEqual({ ...link, name: 'Meeting' });
  });

  it('end in the future, and one that has ended may keep its end', async () => {
    const past = { status: 400, value: { fields: [{ field: 'expiresAt', code: 'invalid' }] } };
    expect(await create({ expiresAt: inHours(-1) })).toMatchObject(past);
    const expiresAt = inHours(1);
    const { linkId } = await created({ expiresAt });
    gateway.pass(2 * HOUR);
    tokens.clear();
    expect(await update(linkId, { name: 'Over', expiresAt })).toMatchObject({ status: 200 });
    expect(await update(linkId, { expiresAt: inHours(-2) })).toMatchObject(past);
    expect(await update(linkId, { expiresAt: inHours(1) })).toMatchObject({ status: 200 });
  });

  it('are gone once they are removed, and stay for those who came by them', async () => {
    const { linkId } = await created();
    expect(await remove(linkId)).toMatchObject({ status: 200, value: null });
    expect((await list()).content.some((one) => one.linkId === linkId)).toBe(false);
    expect(await remove(linkId)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect(await update(linkId)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    const gone = await gateway.db
      .select()
      .from(registerLink)
      .where(isNotNull(registerLink.deletedAt));
    expect(gone.map(({ id }) => `rl-${id}`)).toContain(linkId);
  });

  it('belong to their agent; others, random and senseless ids look alike', async () => {
    const { linkId } = await created();
    const answers = new Set<string>();
    for (const id of [linkId, 'rl-999999', 'rl-99999999999', 'rl-0', 'rl-x', '%'])
      for (const { headers: _, ...answer } of [
        await update(id, {}, 'cove1'),
        await remove(id, 'cove1'),
      ])
        answers.add(JSON.stringify(answer));
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('NOT_FOUND');
    expect((await list('cove1')).content.some((one) => one.linkId === linkId)).toBe(false);
    expect(await remove(linkId)).toMatchObject({ status: 200 });
  });

  it('are at most fifty an agent, also when many are made at once', async () => {
    const { totalElements } = await list('harbour1');
    const answers = await Promise.all(Array.from({ length: 53 }, () => create({}, 'harbour1')));
    const made = answers.filter(({ status }) => status === 200).length;
    expect(totalElements + made).toBe(50);
    expect(answers.filter(({ errorCode }) => errorCode === 'LIMIT_EXCEEDED')).toHaveLength(
      53 - made,
    );
    const one = answers.find(({ success }) => success)?.value as Link | undefined;
    await remove(one?.linkId ?? '', 'harbour1');
    expect(await create({}, 'harbour1')).toMatchObject({ status: 200 });
  });

  it('promise no more than the agent has, and what they promise stays with him', async () => {
    const [ferry] = await gateway.db.select().from(account).where(eq(account.username, 'ferry1'));
    const memberId = toMemberId(ferry?.id ?? 0);
    const limitOf = async (by: string, query = '') => {
      const url = `/wps/agent/team/rebateLimits?${query}`;
      const { value } = await gateway.call('GET', url, { token: await tokenOf(by) });
      return (value as Schemas['RebateLimits']).limits.find((one) => one.gameCategory === 'RNG');
    };
    const rate = (await limitOf('ferry1'))?.maximumRate ?? 0;
    const above = await create({ rebates: [{ gameCategory: 'RNG', rate: rate + 5 }] }, 'ferry1');
    expect(above).toMatchObject({ status: 409, errorCode: 'LIMIT_EXCEEDED' });
    const before = await limitOf('agent1', `memberId=${memberId}`);
    expect(before?.minimumRate).toBeLessThan(rate);
    const link = await created({ rebates: [{ gameCategory: 'RNG', rate }] }, 'ferry1');
    expect(await limitOf('agent1', `memberId=${memberId}`)).toMatchObject({ minimumRate: rate });
    await remove(link.linkId, 'ferry1');
    expect(await limitOf('agent1', `memberId=${memberId}`)).toEqual(before);
  });
});
