import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRebate } from '../src/agent/schema';
import type { components } from '../src/generated/contract';
import { encryptBody } from './support/encryptBody';
import { type Answer, startGateway, type TestGateway } from './support/gateway';
import { limitExceeded } from './support/limitExceeded';
import { createTeamReader } from './support/team';

type Schemas = components['schemas'];
type Member = Schemas['TeamMember'];

const PASSWORD = 'Lantern#71koi';

describe('accounts and rates of a team', () => {
  let gateway: TestGateway;
  const { tokenOf, ask, idOf, members, setRebate } = createTeamReader(() => gateway);
  const detail = async (memberId: string, by = 'agent1') =>
    (await ask(`team/member?memberId=${memberId}`, by)).value as Schemas['TeamMemberDetail'];
  const limits = async (query = '', by = 'agent1') => {
    const { value } = await ask(`team/rebateLimits?${query}`, by);
    return new Map((value as Schemas['RebateLimits']).limits.map((one) => [one.gameCategory, one]));
  };
  const open = async (fields: object, by = 'agent1'): Promise<Answer> => {
    const body = { password: PASSWORD, confirmPassword: PASSWORD, accountType: 'member' };
    const url = '/wps/agent/team/accounts';
    return sealed(url, { ...body, rebates: [], remark: '', ...fields }, by);
  };
  const sealed = async (url: string, fields: object, by: string): Promise<Answer> => {
    const body = await encryptBody(gateway, { method: 'POST', url, fields });
    return gateway.call('POST', url, { token: await tokenOf(by), body });
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[AC-03] grows by accounts that have to change their password', async () => {
    const rebates = [{ gameCategory: 'RNG', rate: 60 }];
    const opened = await open({
      username: 'KoiPond7',
      accountType: 'agent',
      rebates,
      remark: 'Met in spring',
    });
    expect(opened).toMatchObject({
      status: 200,
      value: {
        member: {
          account: 'koipond7',
          accountType: 'agent',
          level: 1,
          parentAccount: 'agent1',
          balance: '0.00',
          lastLoginAt: null,
        },
        path: [],
        rebates,
        remark: 'Met in spring',
        registerLinkId: null,
        contractKinds: [],
      },
    });
    const login = await gateway.send('POST', '/wps/session/login', {
      type: 'username',
      username: 'koipond7',
      password: PASSWORD,
      portal: 'agent',
    });
    expect(login.value).toMatchObject({ passwordExpired: false, firstTimeLogin: true });
    expect(await open({ username: 'koipond7' })).toMatchObject({ errorCode: 'USERNAME_TAKEN' });
  });

  it('refuses names, passwords and rates that may not be, and leaves nothing behind', async () => {
    const refused: [object, string, string?][] = [
      [{ username: '7koi' }, 'BAD_REQUEST', 'username'],
      [{ username: 'koi pond' }, 'BAD_REQUEST', 'username'],
      [{ username: 'a'.repeat(17) }, 'BAD_REQUEST', 'username'],
      [
        { username: 'koipond9', confirmPassword: 'Lantern#71koj' },
        'BAD_REQUEST',
        'confirmPassword',
      ],
      [
        { username: 'koipond9', password: 'password123', confirmPassword: 'password123' },
        'WEAK_PASSWORD',
      ],
      [{ username: 'koipond9', rebates: [{ gameCategory: 'RNG', rate: 125 }] }, 'LIMIT_EXCEEDED'],
      [{ username: 'koipond9', rebates: [{ gameCategory: 'RNG', rate: 61 }] }, 'LIMIT_EXCEEDED'],
      [{ username: 'koipond9', rebates: [{ gameCategory: 'PVP', rate: 5 }] }, 'LIMIT_EXCEEDED'],
      [
        {
          username: 'koipond9',
          rebates: [
            { gameCategory: 'RNG', rate: 5 },
            { gameCategory: 'RNG', rate: 0 },
          ],
        },
        'BAD_REQUEST',
        'rebates',
      ],
    ];
    for (const [fields, errorCode, field] of refused) {
      const answer = await open(fields);
      expect(answer, JSON.stringify(fields)).toMatchObject({ errorCode });
      if (field !== undefined) expect(answer.value).toMatchObject({ fields: [{ field }] });
    }
    expect((await members('scope=all&search=koipond9')).totalElements).toBe(0);
  });

  it('opens one account of a name, whoever is first', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => open({ username: 'koipond8' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('hands down no more than the agent has and no less than was promised below', async () => {
    const cove = await idOf('cove1');
    const below = (await members(`scope=direct&pageSize=100&parentId=${cove}`)).content;
    const given = await Promise.all(below.map(({ memberId }) => detail(memberId)));
    const promised = Math.max(
      ...given.map(({ rebates }) => rebates.find((one) => one.gameCategory === 'RNG')?.rate ?? 0),
    );
    const { minimumRate, maximumRate, step } = (await limits(`memberId=${cove}`)).get('RNG') ?? {};
    expect({ minimumRate, maximumRate, step }).toEqual({
      minimumRate: promised,
      maximumRate: 120,
      step: 5,
    });
    expect((await limits()).get('RNG')).toMatchObject({ minimumRate: 0, maximumRate: 120 });
    expect(await setRebate(cove, promised - 5)).toMatchObject(
      limitExceeded('rateMin', String(promised), 'rebates.0.rate'),
    );
    expect(await setRebate(cove, 125)).toMatchObject({
      ...limitExceeded('rateMax', '120', 'rebates.0.rate'),
      status: 409,
      message: 'At most 1.20 %',
    });
    expect(await setRebate(cove, 119)).toMatchObject(
      limitExceeded('rateStep', '5', 'rebates.0.rate'),
    );
    expect(await setRebate(cove, 115)).toMatchObject({ status: 200 });
    const live = (await limits('', 'cove1')).get('LIVE');
    expect((await detail(cove)).rebates).toContainEqual({ gameCategory: 'RNG', rate: 115 });
    expect((await limits('', 'cove1')).get('RNG')?.maximumRate).toBe(115);
    expect((await detail(cove)).rebates).toContainEqual({
      gameCategory: 'LIVE',
      rate: live?.maximumRate,
    });
    const deeper = below.find(({ accountType }) => accountType === 'member') as Member;
    expect(await setRebate(deeper.memberId, 0)).toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  it('never lets a rate below stand above one on top, whoever changes what at once', async () => {
    const quay = await idOf('quay1');
    const below = (await members(`parentId=${quay}&accountType=agent`)).content[0] as Member;
    const top = (await limits('', 'quay1')).get('RNG')?.maximumRate ?? 0;
    const lowest = (await limits(`memberId=${quay}`)).get('RNG')?.minimumRate ?? 0;
    for (let round = 0; round < 4; round += 1) {
      await setRebate(quay, top);
      await setRebate(below.memberId, lowest, 'quay1');
      const name = `quaypal${round}`;
      const rebates = [{ gameCategory: 'RNG', rate: top }];
      const answers = await Promise.all([
        setRebate(quay, lowest),
        setRebate(below.memberId, top, 'quay1'),
        open({ username: name, rebates }, 'quay1'),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(await rateOf(quay)).toBeGreaterThanOrEqual(await rateOf(below.memberId));
      expect(await rateOf(quay)).toBeGreaterThanOrEqual(await rateOf(await idOf(name)));
    }
  });

  const rateOf = async (memberId: string): Promise<number> => {
    const [row] = await gateway.db
      .select()
      .from(accountRebate)
      .where(
        and(
          eq(accountRebate.accountId, Number(memberId.slice(2))),
          eq(accountRebate.gameCategory, 'RNG'),
        ),
      );
    return row?.rate ?? 0;
  };
});
