import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import type { components } from '../src/generated/contract';
import { socialAccount } from '../src/member/schema';
import { CODE_MINUTES } from '../src/session/codeRules';
import { MOST_UNOPENED } from '../src/session/loginHistory';
import { phoneVerifiers, socialVerifiers } from '../src/session/providers';
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
const CODE_MS = CODE_MINUTES * 60_000;
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
  /** Refused logins, newest first: how, and what they came to. */
  const refusedOf = async (token: string) =>
    (await list(token)).content
      .filter(({ outcome }) => outcome !== 'LOGGED_IN')
      .map(({ method, outcome }) => `${method} ${outcome}`);
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

  it('[TR-02] has an expired code by phone, and one that is right for an account that may not log in', async () => {
    const { fields, token } = await join();
    const number = { mobileNum: '81239877', countryDialingCode: '65' };
    await change(fields.username, { dialingCode: '65', mobileNum: number.mobileNum });
    const sent = () =>
      gateway.call('POST', '/wps/verification/sms/noLogin', { body: { ...number } });
    const tryCode = () => send(LOGIN, { type: 'sms', ...number, verificationCode: '246810' });
    expect(await sent()).toMatchObject({ success: true });
    gateway.pass(CODE_MS + 1);
    expect(await tryCode()).toMatchObject({ errorCode: 'CODE_EXPIRED' });
    expect(await sent()).toMatchObject({ success: true });
    gateway.pass(1000);
    await change(fields.username, { status: 'frozen' });
    expect(await tryCode()).toMatchObject({ errorCode: 'INVALID_CODE' });
    await change(fields.username, { status: 'active' });
    expect(await refusedOf(token)).toEqual(['sms NOT_ALLOWED', 'sms EXPIRED_CODE']);
  });

  it('[TR-02] has a right password that was given at the wrong portal, or for a frozen account', async () => {
    const { fields, token } = await join();
    const { username, password } = fields;
    const right = { type: 'username', username, password };
    gateway.pass(1000);
    expect(await send(LOGIN, { ...right, portal: 'agent' })).toMatchObject({
      errorCode: 'NON_AGENT',
    });
    gateway.pass(1000);
    await change(username, { status: 'frozen' });
    expect(await send(LOGIN, right)).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    await change(username, { status: 'active' });
    expect(await refusedOf(token)).toEqual(['username NOT_ALLOWED', 'username NOT_ALLOWED']);
  });

  it('[TR-02] has refused logins through other services, and keeps nothing of their proofs', async () => {
    const { fields, token } = await join();
    const { id: accountId } = await ownerOf(gateway, fields.username);
    const number = { dialingCode: '65', mobileNum: '81239878' };
    await change(fields.username, number);
    const [right, late] = ['a-long-proof-of-a-number', 'a-late-proof-of-a-number'];
    const [provider, subject] = ['test-id', 'mira of test-id'];
    const at = { merchant: 'parlour', provider, subject, accountId };
    await gateway.db.insert(socialAccount).values({ ...at, linkedAt: new Date(gateway.now()) });
    socialVerifiers.set(provider, (proof) =>
      Promise.resolve(proof === 'a proof of nobody here' ? null : subject),
    );
    phoneVerifiers.set('voice', (proof) =>
      Promise.resolve(proof === right ? number : proof === late ? 'expired' : 'wrong'),
    );
    const bySocial = (idToken: string, portal = 'member') =>
      send('/wps/session/login/social', { provider, idToken, portal });
    const byPhone = (phoneAuthIdToken: string) =>
      send('/wps/session/login/phoneAuth', {
        ...{ phoneAuthChannel: 'voice', phoneAuthIdToken },
        ...{ mobileNum: number.mobileNum, countryDialingCode: '65' },
      });
    expect(await bySocial('a proof of nobody here')).toMatchObject({
      errorCode: 'WRONG_CREDENTIALS',
    });
    expect(await refusedOf(token)).toEqual([]);
    expect(await bySocial('a-long-proof-of-mira', 'agent')).toMatchObject({
      errorCode: 'NON_AGENT',
    });
    for (const proof of [late, 'a-wrong-proof-of-a-number']) await byPhone(proof);
    await change(fields.username, { status: 'frozen' });
    for (const refused of [await bySocial('a-long-proof-of-mira'), await byPhone(right)])
      expect(refused).toMatchObject({ success: false });
    await change(fields.username, { status: 'active' });
    expect((await refusedOf(token)).reverse()).toEqual([
      ...['social NOT_ALLOWED', 'phoneAuth EXPIRED_CODE', 'phoneAuth WRONG_CODE'],
      ...['social NOT_ALLOWED', 'phoneAuth NOT_ALLOWED'],
    ]);
    const kept = JSON.stringify(await gateway.db.select().from(loginRecord));
    expect(kept).not.toMatch(/proof|mira of|81239878/);
    socialVerifiers.delete(provider);
    phoneVerifiers.delete('voice');
  });

  it('[TR-02] remembers so many refusals of one outcome in 24 hours, and the next kind beside them', async () => {
    const { fields, token } = await join();
    const { id: accountId } = await ownerOf(gateway, fields.username);
    const refused = { accountId, method: 'username', outcome: 'WRONG_PASSWORD' } as const;
    const at = new Date(gateway.now());
    await gateway.db
      .insert(loginRecord)
      .values(
        Array.from({ length: MOST_UNOPENED - 1 }, () => ({ ...refused, at, address: '::1' })),
      );
    const count = () =>
      gateway.db.$count(
        loginRecord,
        and(eq(loginRecord.accountId, accountId), eq(loginRecord.outcome, 'WRONG_PASSWORD')),
      );
    await miss(fields);
    expect(await count()).toBe(MOST_UNOPENED);
    await miss(fields);
    expect(await count()).toBe(MOST_UNOPENED);
    await change(fields.username, { asksAlways: true, payeeName: 'Mira Holm' });
    await send(V2, { type: 'username', username: fields.username, password: fields.password });
    expect((await list(token)).content[0]).toMatchObject({ outcome: 'VERIFICATION_ASKED' });
    gateway.pass(DAY);
    await miss(fields);
    expect(await count()).toBe(MOST_UNOPENED + 1);
  });

  it('[TR-02] is empty where every login is older than what is kept, with pages that say so', async () => {
    const { fields, token } = await join();
    const { id: accountId } = await ownerOf(gateway, fields.username);
    const at = new Date(gateway.now() - 91 * DAY);
    await gateway.db.update(loginRecord).set({ at }).where(eq(loginRecord.accountId, accountId));
    expect(await list(token)).toMatchObject({ content: [], totalElements: 0 });
    expect(await list(token, '?pageNo=3')).toMatchObject({ content: [], totalElements: 0 });
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
