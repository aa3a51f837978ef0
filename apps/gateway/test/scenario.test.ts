import { PART_NAMES, PARTS, type PartName, type Scenario, statesOf } from '@parlour/scenario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../src/app';
import { shapeParts } from '../src/demo/scenario/shapeHandlers';
import type { components } from '../src/generated/contract';
import { readContract } from '../src/platform/contract';
import { createChecks } from '../src/platform/validation';
import { startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];

const STATUS = '/wps/system/status?host=localhost:5173';

describe('[RV-02] a scenario of one visit', () => {
  let gateway: TestGateway;
  const address = (operation: string): string =>
    readContract().operations.find(({ id }) => id === operation)?.path ?? '';
  const get = (url: string, words?: string, token?: string) =>
    gateway.call('GET', url, {
      ...(token !== undefined && { token }),
      headers: words === undefined ? {} : { 'parlour-scenario': words },
    });
  const status = async (words?: string) =>
    (await get(STATUS, words)).value as Schemas['SystemStatus'];

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('fails, refuses, empties and fills what it names, and nobody else notices', async () => {
    const news = `${address('getListAnnouncements')}?types=B,PL&platform=W`;
    const plain = (await get(news)).value as Schemas['AnnouncementGroups'];
    expect(plain.banners.length).toBeGreaterThan(1);
    // All at once, so that one would show in another if anything were kept.
    const [failed, refused, none, one, many, untouched] = await Promise.all([
      get(news, 'banners.failed'),
      get(news, 'banners.refused-TOO_MANY_REQUESTS'),
      get(news, 'banners.none'),
      get(news, 'guest~banners.one~notices.none'),
      get(news, 'banners.many~nonsense'),
      get(news),
    ]);
    expect([failed.status, failed.errorCode]).toEqual([500, 'SYSTEM_ERROR']);
    expect(refused.errorCode).toBe('TOO_MANY_REQUESTS');
    expect(none.value).toEqual({ ...plain, banners: [] });
    expect(one.value).toEqual({ ...plain, banners: plain.banners.slice(0, 1), player: [] });
    expect((many.value as Schemas['AnnouncementGroups']).banners.length).toBeGreaterThan(20);
    expect(untouched.value).toEqual(plain);
  });

  it('closes the site, changes flags, captchas and the market for its own calls', async () => {
    const plain = await status();
    const shut = await status('site.maintenance~FREEPLAY3.off~captchas.off~policy.strict-eu');
    expect(shut.maintenance.active).toBe(true);
    expect(JSON.stringify(shut.info.whitelabelVal)).toContain('"FREEPLAY3","enabled":"0"');
    expect(shut.info.registerRules.captcha.enabled).toBe(false);
    expect((await get(address('getHotGames'), 'site.blocked')).errorCode).toBe('REGION_BLOCKED');
    const policy = async (words?: string) =>
      ((await get(address('getMarketPolicy'), words)).value as Schemas['MarketPolicy']).policyId;
    expect(await policy('policy.strict-eu')).not.toBe(await policy());
    expect(await status()).toEqual(plain);
  });

  it('holds for calls with a body too', async () => {
    const answer = await gateway.call('POST', address('freePlayLogin'), {
      body: { os: 'Linux', platform: 'W', encryption: 'of-the-tests' },
      headers: { 'parlour-scenario': 'FREEPLAY3.off', 'x-gateway-version': '3' },
    });
    expect(answer.errorCode).toBe('FEATURE_OFF');
  });

  it('gives a member another rank', async () => {
    const token = await gateway.login('member1');
    const info = async (words?: string) =>
      ((await get(address('getMemberInfo'), words, token)).value as Schemas['MemberInfo']).vipLevel;
    const own = await info();
    expect([await info('member.vip1'), await info('member.vip3')]).toEqual([1, 3]);
    expect(await info()).toBe(own);
  });

  it('names an account of the demo, and each of them can log in', async () => {
    for (const who of ['member.vip2', 'agent', 'agent.offers', 'restricted']) {
      const { account } = (await gateway.app.inject(`/wps/demo/scenario?words=${who}`)).json<{
        account: { username: string; password: string };
      }>();
      expect(await gateway.login(account.username, account.password), who).toMatch(/./);
    }
    for (const words of ['guest', 'trial', '', 'nonsense'])
      expect((await gateway.app.inject(`/wps/demo/scenario?words=${words}`)).json()).toMatchObject({
        account: null,
      });
  });

  it('is nothing outside the demo', async () => {
    const { app } = await buildGateway({
      config: { ...gateway.config, demo: false },
      db: gateway.db,
      now: gateway.now,
    });
    const ask = async (words?: string) => {
      const headers = { merchant: 'parlour', language: 'EN' };
      const answer = await app.inject({
        url: STATUS,
        headers: words === undefined ? headers : { ...headers, 'parlour-scenario': words },
      });
      return answer.json<{ value: unknown }>().value;
    };
    expect(await ask('site.maintenance~FREEPLAY3.off')).toEqual(await ask());
    expect((await app.inject('/wps/demo/scenario?words=member')).statusCode).toBe(404);
    await app.close();
  });
});

describe('[RV-01] the answer of a part', () => {
  const contract = readContract();
  const checksOf = createChecks(contract);
  const cases = PART_NAMES.flatMap((part) =>
    statesOf(part)
      .filter((state) => /^(?:none|one|many|long)$/.test(state))
      .map((state): [PartName, string] => [part, state]),
  );

  it.each(cases)('%s.%s keeps to the contract', (part, state) => {
    const operation = contract.operations.find(({ id }) => id === PARTS[part].operation);
    if (operation === undefined) throw new Error(`No operation for ${part}`);
    const { value } = operation.answerExample as { value: unknown };
    const scenario = { flags: {}, parts: { [part]: state } } as Scenario;
    const shaped = shapeParts(operation.id, value, scenario, () => value);
    const envelope = { success: true, value: shaped, message: null, errorCode: null };
    expect(checksOf(operation).answer(envelope)).toBeNull();
    expect(shaped === value).toBe(false);
  });
});
