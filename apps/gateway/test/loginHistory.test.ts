import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import type { components } from '../src/generated/contract';
import { account, loginRecord } from '../src/session/schema';
import { newcomer } from './examples/identity';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';
import { ownerOf } from './support/wallet';

type Schemas = components['schemas'];
type Fields = Awaited<ReturnType<typeof newcomer>>;

const LOGIN = '/wps/session/login';
const V2 = '/wps/session/login/v2';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY = 24 * 3_600_000;
const PROXY = { TRUSTED_PROXIES: '10.0.0.0/8', COUNTRY_HEADER: 'CF-IPCountry' };

interface Origin {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

describe('the history of logins', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway(PROXY);
  });
  afterAll(() => gateway.close());

  const join = async (): Promise<{ fields: Fields; token: string }> => {
    const fields = await newcomer(gateway);
    const { value } = await gateway.send('PUT', '/wps/member/register', fields);
    return { fields, token: (value as { token: string }).token };
  };
  const send = async (url: string, fields: object, origin: Origin = {}) =>
    gateway.call('POST', url, {
      body: await encryptBody(gateway, { method: 'POST', url, fields }),
      ...origin,
    });
  const logIn = async ({ username, password }: Fields, origin?: Origin) => {
    const answer = await send(LOGIN, { type: 'username', username, password }, origin);
    expect(answer).toMatchObject({ success: true });
    return (answer.value as { token: string }).token;
  };
  const miss = ({ username }: Fields, origin?: Origin) =>
    send(LOGIN, { type: 'username', username, password: 'Some-Other-Word-1' }, origin);
  const list = async (token: string, query = '') =>
    (await gateway.call('GET', `/wps/session/logins${query}`, { token }))
      .value as Schemas['LoginPage'];
  const infoOf = async (token: string) =>
    (await gateway.call('GET', '/wps/session/loginInfo', { token })).value as Schemas['LoginInfo'];
  const change = (username: string, columns: Partial<typeof account.$inferInsert>) =>
    gateway.db.update(account).set(columns).where(eq(account.username, username));

  it('[TR-02] has what was opened and what was refused, newest first, and says which is this one', async () => {
    const { fields } = await join();
    gateway.pass(1000);
    const refused = { headers: { 'user-agent': FIREFOX }, remoteAddress: '198.51.100.7' };
    expect(await miss(fields, refused)).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    gateway.pass(1000);
    const token = await logIn(fields);
    const { content, totalElements } = await list(token);
    expect(totalElements).toBe(3);
    expect(content).toMatchObject([
      { method: 'username', outcome: 'LOGGED_IN', ip: '127.0.0.1', current: true },
      {
        at: new Date(gateway.now() - 1000).toISOString(),
        method: 'username',
        outcome: 'WRONG_PASSWORD',
        device: 'Firefox on Linux',
        ip: '198.51.100.7',
        current: false,
      },
      { method: 'register', outcome: 'LOGGED_IN', current: false },
    ]);
    expect((await list(token, '?pageNo=2&pageSize=2')).content).toEqual(content.slice(2));
    expect(JSON.stringify(await gateway.db.select().from(loginRecord))).not.toMatch(
      new RegExp(`Some-Other-Word-1|${fields.password}|${token}`),
    );
  });

  it('[TR-02] is kept for 90 days, and shown no longer than that', async () => {
    await gateway.runJobs();
    gateway.pass(1000);
    const { fields } = await join();
    const at = new Date(gateway.now() - 90 * DAY);
    const { id: accountId } = await ownerOf(gateway, fields.username);
    await gateway.db.update(loginRecord).set({ at }).where(eq(loginRecord.accountId, accountId));
    const token = await logIn(fields);
    expect((await list(token)).totalElements).toBe(2);
    gateway.pass(1);
    expect((await list(token)).content.map(({ method }) => method)).toEqual(['username']);
    const kept = () => gateway.db.$count(loginRecord, eq(loginRecord.at, at));
    expect(await kept()).toBe(1);
    // The job runs every ten minutes.
    gateway.pass(11 * 60_000);
    await gateway.runJobs();
    expect(await kept()).toBe(0);
    expect((await list(token)).totalElements).toBe(1);
  });

  it('[TR-02] [R30] says after a login when, where and on what the one before was, and nothing after the first', async () => {
    const { fields, token } = await join();
    const none = { lastLoginAt: null, lastLoginIp: null, lastLoginDevice: null };
    expect(await infoOf(token)).toMatchObject(none);
    gateway.pass(60_000);
    const at = gateway.now();
    await logIn(fields, { headers: { 'user-agent': FIREFOX }, remoteAddress: '198.51.100.7' });
    gateway.pass(60_000);
    // A refused one is not the login before.
    await miss(fields);
    const last = {
      lastLoginAt: new Date(at).toISOString(),
      lastLoginIp: '198.51.100.7',
      lastLoginDevice: 'Firefox on Linux',
    };
    expect(await infoOf(await logIn(fields))).toMatchObject(last);
    const agent = await gateway.login('agent1');
    gateway.pass(60_000);
    const again = await infoOf(await gateway.login('agent1'));
    expect(again.lastLoginAt).toBe(new Date(gateway.now() - 60_000).toISOString());
    expect((await list(agent)).content[1]).toMatchObject({ outcome: 'LOGGED_IN', current: true });
  });

  it('[TR-02] shows that a right password was stopped by extra verification, and wrong answers to it', async () => {
    const { fields, token } = await join();
    const { username, password } = fields;
    await change(username, { asksAlways: true, payeeName: 'Mira Holm' });
    const asked = await send(V2, { type: 'username', username, password });
    const { challengeId } = asked.value as { challengeId: string };
    gateway.pass(1000);
    const answer = { challengeId, method: 'payeeName', answer: 'Somebody else' };
    expect(await send('/wps/session/challenge/answer', answer)).toMatchObject({
      errorCode: 'INVALID_CODE',
    });
    gateway.pass(1000);
    const right = { ...answer, answer: 'mira holm' };
    expect(await send('/wps/session/challenge/answer', right)).toMatchObject({ success: true });
    expect((await list(token)).content.map(({ outcome }) => outcome)).toEqual([
      ...['LOGGED_IN', 'WRONG_CODE', 'VERIFICATION_ASKED', 'LOGGED_IN'],
    ]);
  });

  it('[TR-02] has wrong codes by phone, and nothing of names that nobody has', async () => {
    const { fields, token } = await join();
    await change(fields.username, { dialingCode: '65', mobileNum: '81239876' });
    const number = { type: 'sms', mobileNum: '81239876', countryDialingCode: '65' };
    gateway.pass(1000);
    await send(LOGIN, { ...number, verificationCode: '111111' });
    expect((await list(token)).content[0]).toMatchObject({ method: 'sms', outcome: 'WRONG_CODE' });
    const known = await gateway.db.$count(loginRecord);
    await miss({ ...fields, username: 'nobody-has-this' });
    expect(await gateway.db.$count(loginRecord)).toBe(known);
  });

  it('[TR-02] shows nobody the logins of somebody else', async () => {
    const [one, other] = [await join(), await join()];
    expect((await list(one.token)).content.every(({ current }) => current)).toBe(true);
    expect((await list(other.token)).totalElements).toBe(1);
    expect(await gateway.call('GET', '/wps/session/logins')).toMatchObject({
      errorCode: 'NOT_LOGGED_IN',
    });
  });

  it('[TR-01] [R33] sessions have an id of their own, which is not their token, and the country that a trusted proxy names', async () => {
    const { fields, token } = await join();
    const through = (country: string, remoteAddress: string) =>
      logIn(fields, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': country },
        remoteAddress,
      });
    const tokens = [
      token,
      await through('SG', '10.0.0.1'),
      await through('XX', '10.0.0.1'),
      // No proxy of ours: neither its address nor its country is believed.
      await through('SG', '198.51.100.7'),
    ];
    const { value } = await gateway.call('GET', '/wps/session/list', {
      token,
      headers: { language: 'ID' },
    });
    const sessions = value as Schemas['OpenSession'][];
    const ids = sessions.map(({ sessionId }) => sessionId);
    expect(new Set(ids).size).toBe(4);
    expect(ids.some((id) => tokens.includes(id))).toBe(false);
    const places = sessions.map(({ ip, country, countryName }) => [ip, country, countryName]);
    expect(places).toContainEqual(['203.0.113.9', 'SG', 'Singapura']);
    expect(places).toContainEqual(['203.0.113.9', null, null]);
    expect(places).toContainEqual(['198.51.100.7', null, null]);
    expect((await list(token)).content.filter(({ country }) => country === 'SG')).toHaveLength(1);
  });

  it('[TR-01] does not start with a header for countries that anybody could send', () => {
    expect(() => readConfig({ COUNTRY_HEADER: 'CF-IPCountry' })).toThrow(/TRUSTED_PROXIES/);
  });
});
