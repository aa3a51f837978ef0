import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../src/platform/tokens';
import { account, session } from '../src/session/schema';
import { type Answer, DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

const LOGIN = '/wps/session/login';
const MINUTE = 60_000;

describe('logging in', () => {
  let gateway: TestGateway;
  const login = (username: string, password = 'Parlour#2024', more: object = {}): Promise<Answer> =>
    gateway.send('POST', LOGIN, { type: 'username', username, password, ...more });
  const info = (token: string) => gateway.call('GET', '/wps/session/loginInfo', { token });
  const member = (token: string) => gateway.call('GET', '/wps/member/info', { token });
  const setLimits = (rateLimitFactor: number) =>
    gateway.call('PUT', '/wps/demo/switches', {
      body: { rateLimitFactor },
      headers: { 'x-demo-key': DEMO_KEY },
    });

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('[LOGIN-02] trims the username and takes the password as typed', async () => {
    expect(await login('  Member1 ')).toMatchObject({ status: 200 });
    expect(await login('member1', ' Parlour#2024')).toMatchObject({ status: 401 });
    const empty = await gateway.send('POST', LOGIN, { type: 'username', username: ' ' });
    expect(empty).toMatchObject({
      status: 400,
      value: { fields: [{ field: 'username' }, { field: 'password' }] },
    });
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await login('agent1', 'not this');
    const unknown = await login('nobody-here', 'not this');
    expect(wrong).toMatchObject({
      status: 401,
      errorCode: 'WRONG_CREDENTIALS',
      message: 'Incorrect account or password',
    });
    const { headers: _a, ...first } = wrong;
    const { headers: _b, ...second } = unknown;
    expect(second).toEqual(first);
  });

  it('asks for a captcha after three failures, and takes each picture once', async () => {
    const tries = [1, 2, 3].map((n) => () => login('weak1', `wrong ${n}`));
    const answers: Answer[] = [];
    for (const attempt of tries) answers.push(await attempt());
    expect(answers.map(({ value }) => value)).toEqual([null, null, { captcha: true }]);
    const without = await login('weak1', '123456');
    expect(without).toMatchObject({ status: 400, errorCode: 'CAPTCHA_REQUIRED' });
    expect(without.value).toEqual({ captcha: true });
    const captchaId = randomUUID();
    const picture = await gateway.call('GET', `/wps/captcha?captchaId=${captchaId}`);
    expect(picture.value).toMatch(/^data:image\/png;base64,iVBOR/);
    const guessed = await login('weak1', '123456', { captchaId, captcha: '----' });
    expect(guessed).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' });
  });

  it('gives captcha pictures at most once per second', async () => {
    await setLimits(1);
    gateway.pass(1001);
    expect(await gateway.call('GET', '/wps/captcha')).toMatchObject({ status: 200 });
    const second = await gateway.call('GET', '/wps/captcha');
    expect(second).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(second.headers['retry-after']).toBe('1');
    gateway.pass(1001);
    expect(await gateway.call('GET', '/wps/captcha')).toMatchObject({ status: 200 });
    await setLimits(1000);
  });

  it('slows guessing down: five failures in five minutes, then 429 with the wait', async () => {
    await setLimits(1);
    const attempt = () => login('expired1', 'guess');
    for (let n = 0; n < 3; n += 1) expect(await attempt()).toMatchObject({ status: 401 });
    // From here on a captcha is required before the password is checked.
    expect(await attempt()).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' });
    await setLimits(0.5);
    const slowed = await login('expired1');
    expect(slowed).toMatchObject({
      status: 429,
      // The message has no time: the button beside it counts down.
      message: 'Too many requests, please wait before you try again.',
    });
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    await setLimits(1000);
    gateway.pass(5 * MINUTE);
    expect(await login('expired1')).toMatchObject({ status: 200 });
  });

  it('gives an opaque token of 256 bits and keeps only its hash', async () => {
    const { value } = await login('member1');
    const { token } = value as { token: string };
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await gateway.db
      .select()
      .from(session)
      .where(eq(session.tokenHash, hashToken(token)));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('[LOGIN-06] counts a login as the first until the first has been recorded', async () => {
    const first = await login('first1');
    expect(first.value).toMatchObject({ firstTimeLogin: true });
    const { token } = first.value as { token: string };
    await gateway.call('POST', '/wps/session/firstLogin', { token });
    expect((await login('first1')).value).toMatchObject({ firstTimeLogin: false });
  });

  it('[LOGIN-07] says that a password is weak or expired, the latter not by sms', async () => {
    gateway.pass(5 * MINUTE);
    const weak = await gateway.login('weak1', '123456');
    expect((await info(weak)).value).toMatchObject({ weakPassword: true, passwordExpired: false });
    const expired = await login('expired1');
    expect(expired.value).toMatchObject({ passwordExpired: true });
    const number = { mobileNum: '81230004', countryDialingCode: '65' };
    await gateway.call('POST', '/wps/verification/sms/noLogin', { body: number });
    const code = { verificationCode: '246810' };
    const bySms = await gateway.send('POST', LOGIN, { type: 'sms', ...number, ...code });
    expect(bySms.value).toMatchObject({ passwordExpired: false });
  });

  it('[LOGIN-03] takes a code once, for its number only', async () => {
    const number = { mobileNum: '81230001', countryDialingCode: '+65' };
    const sms = { type: 'sms', ...number, verificationCode: '246810' };
    expect(await gateway.send('POST', LOGIN, sms)).toMatchObject({ errorCode: 'INVALID_CODE' });
    const sent = await gateway.call('POST', '/wps/verification/sms/noLogin', { body: number });
    expect(sent.value).toEqual({ expiredMinutes: 5 });
    expect(gateway.printed.at(-1)).toMatch(/\+65 81230001.*246810/);
    const other = await gateway.send('POST', LOGIN, { ...sms, mobileNum: '81230002' });
    expect(other).toMatchObject({ errorCode: 'INVALID_CODE' });
    expect(await gateway.send('POST', LOGIN, sms)).toMatchObject({ status: 200 });
    expect(await gateway.send('POST', LOGIN, sms)).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('[LOGIN-09] shows the type that decides who is an agent or a trial user', async () => {
    const types = { member1: 0, agent1: 1 };
    for (const [username, type] of Object.entries(types))
      expect((await member(await gateway.login(username))).value).toMatchObject({ type });
  });

  it('[LOGIN-13] lets only agents in at the agent portal', async () => {
    expect(await login('member1', undefined, { portal: 'agent' })).toMatchObject({
      status: 403,
      message: 'Non-agents cannot log in',
    });
    expect(await login('agent1', undefined, { portal: 'agent' })).toMatchObject({ status: 200 });
  });

  it.each([
    ['a trial user', 4],
    ['an account of the back office', 9],
  ])('[LOGIN-13] does not let %s in at the members’', async (_, type) => {
    const of = eq(account.username, 'first1');
    await gateway.db.update(account).set({ type }).where(of);
    const refused = { status: 403, errorCode: 'NON_MEMBER', value: null };
    expect(await login('first1')).toMatchObject({
      ...refused,
      message: 'Non-member account unable to login',
    });
    expect(await login('first1', 'not this')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    await gateway.db.update(account).set({ type: 0 }).where(of);
    expect(await login('first1')).toMatchObject({ status: 200 });
  });

  it('[LOGIN-14] asks for verification from a new address, by the ways on record', async () => {
    const answer = await login('newip1');
    expect(answer).toMatchObject({ status: 403, errorCode: 'VERIFICATION_REQUIRED' });
    expect(answer.value).toMatchObject({ challengeMethods: ['mobile', 'email', 'payeeName'] });
  });

  it('[LOGIN-16] opens a trial with play money, where the flag is on', async () => {
    const url = '/wps/session/login/freeplay';
    const body = { os: 'Linux', platform: 'W', encryption: '7f1c2b9e4d6a48f0' };
    const headers = { 'x-gateway-version': '3' };
    const { value } = await gateway.call('POST', url, { body, headers });
    const { token } = value as { token: string };
    expect((await member(token)).value).toMatchObject({ type: 4 });
    const balance = await gateway.call('GET', '/wps/v2/wallets/balance', { token });
    expect(balance.value).toMatchObject({ balance: '1000.00' });
    expect(await gateway.call('POST', url, { body })).toMatchObject({ errorCode: 'BAD_REQUEST' });
  });

  it('lets a ticket open one more session, once', async () => {
    const token = await gateway.login('member1');
    const made = await gateway.call('POST', '/wps/session/ticket', { token });
    const { ticket } = made.value as { ticket: string };
    const elsewhere = await gateway.call('GET', '/wps/v2/wallets/balance', { token: ticket });
    expect(elsewhere).toMatchObject({ status: 401 });
    const opened = await member(ticket);
    expect(opened).toMatchObject({ status: 200, value: { account: 'member1' } });
    const own = String(opened.headers['x-session-token']);
    expect(own).not.toBe(token);
    expect(await member(own)).toMatchObject({ status: 200 });
    expect(await member(ticket)).toMatchObject({ status: 401 });
  });

  it('leaves no ticket behind that would open it again', async () => {
    const token = await gateway.login('member1');
    const made = await gateway.call('POST', '/wps/session/ticket', { token });
    const { ticket } = made.value as { ticket: string };
    await gateway.call('DELETE', '/wps/session/logout', { token });
    expect(await member(ticket)).toMatchObject({ status: 401 });
  });

  it('has the ways of outside services off where the merchant has none', async () => {
    const off = { status: 403, errorCode: 'FEATURE_OFF' };
    const proof = 'a long proof of somebody';
    const social = { provider: 'nobodys-id', idToken: proof };
    expect(await gateway.send('POST', `${LOGIN}/social`, social)).toMatchObject(off);
    const phone = {
      ...{ phoneAuthChannel: 'voice', phoneAuthIdToken: proof },
      ...{ mobileNum: '81230001', countryDialingCode: '65' },
    };
    expect(await gateway.send('POST', `${LOGIN}/phoneAuth`, phone)).toMatchObject(off);
  });

  it('ends for good: logged out, idle for 30 minutes, or 12 hours old', async () => {
    const over = { status: 401, message: 'You are not logged in, please login' };
    const [left, idle, old] = [
      await gateway.login('member1'),
      await gateway.login('member1'),
      await gateway.login('member1'),
    ];
    await gateway.call('DELETE', '/wps/session/logout', { token: left });
    expect(await member(left)).toMatchObject(over);
    gateway.pass(29 * MINUTE);
    expect(await member(old)).toMatchObject({ status: 200 });
    // Asking for the remaining time is no activity, so this session becomes idle.
    expect(await gateway.call('GET', '/wps/session', { token: idle })).toMatchObject({
      value: { idleSecondsLeft: 60 },
    });
    gateway.pass(2 * MINUTE);
    expect(await member(idle)).toMatchObject(over);
    for (let hour = 0; hour < 12 * 60; hour += 29) {
      gateway.pass(29 * MINUTE);
      await member(old);
    }
    expect(await member(old)).toMatchObject(over);
  });
});
