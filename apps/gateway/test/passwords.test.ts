import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../src/session/openSession';
import { account, knownAddress, session } from '../src/session/schema';
import { askForMail, mailedToken, setFlags } from './examples/identity';
import { encryptBody } from './support/encryptBody';
import { type Answer, startGateway, type TestGateway } from './support/gateway';

const CHANGE = '/wps/member/password';
const BY_PHONE = '/wps/member/password/verification';
const COMPLETE = '/wps/member/password/reset';
const SMS = '/wps/verification/sms/noLogin';
const LOGIN = '/wps/session/login';
const OLD = 'Parlour#2024';
const NEW = 'Quiet-Harbour-9';
const MINUTE = 60_000;

describe('passwords', () => {
  let gateway: TestGateway;

  const change = async (token: string, fields: object): Promise<Answer> =>
    gateway.call('POST', CHANGE, {
      token,
      body: await encryptBody(gateway, { method: 'POST', url: CHANGE, fields }),
    });
  const pair = (oldPassword: string, newPassword: string) => ({
    oldPassword,
    newPassword,
    confirmNewPassword: newPassword,
  });
  const login = async (username: string, password: string, remoteAddress = '127.0.0.1') => {
    const fields = { type: 'username', username, password };
    const body = await encryptBody(gateway, { method: 'POST', url: LOGIN, fields });
    return gateway.call('POST', LOGIN, { body, remoteAddress });
  };
  const info = (token: string) => gateway.call('GET', '/wps/session/loginInfo', { token });
  const sendCode = (mobileNum: string, purpose: 'password' | 'login' = 'password') =>
    gateway.call('POST', SMS, { body: { mobileNum, countryDialingCode: '65', purpose } });
  const byPhone = (mobileNum: string, more: object = {}) =>
    gateway.send('POST', BY_PHONE, {
      mobileNum,
      countryDialingCode: '65',
      newPassword: NEW,
      verificationCode: '246810',
      ...more,
    });
  const complete = (resetToken: string, newPassword = NEW) =>
    gateway.send('POST', COMPLETE, {
      resetToken,
      newPassword,
      confirmNewPassword: newPassword,
    });
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('replaces a weak password, goes on under a fresh token and ends the other sessions', async () => {
    const [own, other] = [
      await gateway.login('weak1', '123456'),
      await gateway.login('weak1', '123456'),
    ];
    const changed = await change(own, pair('123456', NEW));
    expect(changed).toMatchObject({ status: 200, value: null });
    const fresh = String(changed.headers['x-session-token']);
    expect(await info(own)).toMatchObject({ status: 401 });
    expect(await info(other)).toMatchObject({ status: 401 });
    expect((await info(fresh)).value).toMatchObject({ account: 'weak1', weakPassword: false });
    expect(await login('weak1', '123456')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    expect(await login('weak1', NEW)).toMatchObject({ status: 200 });
  });

  it('is no longer expired when it was replaced', async () => {
    const token = await gateway.login('expired1');
    expect((await info(token)).value).toMatchObject({ passwordExpired: true });
    const changed = await change(token, pair(OLD, NEW));
    const fresh = String(changed.headers['x-session-token']);
    expect((await info(fresh)).value).toMatchObject({ passwordExpired: false });
    expect((await login('expired1', NEW)).value).toMatchObject({ passwordExpired: false });
  });

  it.each([
    ['123456', 'WEAK_PASSWORD'],
    ['short-1', 'WEAK_PASSWORD'],
    ['Football1', 'WEAK_PASSWORD'],
    ['first1@parlour.example', 'WEAK_PASSWORD'],
    [OLD, 'BAD_REQUEST'],
  ])('refuses %s as a new one', async (password, code) => {
    const token = await gateway.login('first1');
    expect(await change(token, pair(OLD, password))).toMatchObject({ errorCode: code });
  });

  it('wants the old one and the same one twice', async () => {
    const token = await gateway.login('first1');
    const wrong = await change(token, pair('not it', NEW));
    expect(wrong).toMatchObject({ status: 400, errorCode: 'WRONG_PASSWORD' });
    const unlike = await change(token, { ...pair(OLD, NEW), confirmNewPassword: OLD });
    expect(unlike.value).toEqual({ fields: [{ field: 'confirmNewPassword', code: 'invalid' }] });
  });

  it('lets one of two changes at the same time through', async () => {
    const token = await gateway.login('first1');
    const words = ['Blue-Heron-31', 'Green-Heron-32'];
    const answers = await Promise.all(words.map((word) => change(token, pair(OLD, word))));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const works = await Promise.all(words.map((word) => login('first1', word)));
    expect(works.filter(({ success }) => success)).toHaveLength(1);
  });

  it('opens no session by the old one once it is replaced, even if it was right a moment before', async () => {
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, 'first1'));
    if (owner === undefined) throw new Error('first1 is missing');
    const open = (seen: typeof owner) =>
      gateway.db.transaction((tx) =>
        openSession(tx, {
          account: seen,
          loginType: 'username',
          passwordExpired: false,
          weakPassword: false,
          address: '127.0.0.1',
          country: null,
          device: null,
          at: new Date(gateway.now()),
        }),
      );
    const before = await gateway.db.$count(session, eq(session.accountId, owner.id));
    for (const old of [
      { ...owner, passwordHash: 'another' },
      { ...owner, passwordHash: null },
    ])
      await expect(open(old)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await gateway.db.$count(session, eq(session.accountId, owner.id))).toBe(before);
    expect(await info(await open(owner))).toMatchObject({ status: 200 });
  });

  it('[PWD-03] sets a new one by a code to the phone, logs in, and ends what was open', async () => {
    const before = await gateway.login('member1');
    expect(await byPhone('81230001')).toMatchObject({ errorCode: 'INVALID_CODE' });
    await sendCode('81230001', 'login');
    // A code for login can't set a new password.
    expect(await byPhone('81230001')).toMatchObject({ errorCode: 'INVALID_CODE' });
    gateway.pass(MINUTE);
    await sendCode('81230001');
    const weak = await byPhone('81230001', { newPassword: 'password1' });
    expect(weak).toMatchObject({ errorCode: 'WEAK_PASSWORD' });
    const answer = await byPhone('81230001');
    const { token } = answer.value as { token: string };
    expect((await info(token)).value).toMatchObject({ account: 'member1' });
    expect(await info(before)).toMatchObject({ status: 401 });
    expect(await byPhone('81230001')).toMatchObject({ errorCode: 'INVALID_CODE' });
    expect(await login('member1', NEW)).toMatchObject({ status: 200 });
  });

  it('[PWD-03] needs its flags, the fields, and a code in time', async () => {
    for (const flag of ['CHNGPASSVERIF3', 'MOBILENUMPASSREG3']) {
      await setFlags(gateway, { [flag]: false });
      expect(await byPhone('81230002')).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
      expect(await sendCode('81230002')).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' });
      await setFlags(gateway, { [flag]: true });
    }
    const bare = await gateway.send('POST', BY_PHONE, { newPassword: NEW, mobileNum: '81230002' });
    expect(bare.value).toEqual({
      fields: [
        { field: 'countryDialingCode', code: 'required' },
        { field: 'verificationCode', code: 'required' },
      ],
    });
    await sendCode('81230002');
    gateway.pass(6 * MINUTE);
    expect(await byPhone('81230002')).toMatchObject({ status: 400, errorCode: 'CODE_EXPIRED' });
    expect(await byPhone('123')).toMatchObject({ status: 400 });
  });

  it('answers a number without an account alike and sends it nothing', async () => {
    const said = gateway.printed.length;
    const known = await sendCode('81230003');
    const unknown = await sendCode('89999999');
    expect(unknown.value).toEqual(known.value);
    expect(gateway.printed).toHaveLength(said + 1);
    expect(await byPhone('89999999')).toMatchObject({ status: 400, errorCode: 'INVALID_CODE' });
  });

  it('takes five tries at a code, even at the same time', async () => {
    gateway.pass(MINUTE);
    await sendCode('81230002');
    const guesses = Array.from({ length: 8 }, (_, n) =>
      byPhone('81230002', { verificationCode: `00000${n}` }),
    );
    for (const guess of await Promise.all(guesses))
      expect(guess).toMatchObject({ errorCode: 'INVALID_CODE' });
    expect(await byPhone('81230002')).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('mails a link to who fits, and answers everybody else alike', async () => {
    const said = gateway.printed.length;
    const right = { username: 'Agent1', email: 'agent1@parlour.example' };
    const wrong = [
      { username: 'agent1', email: 'another@parlour.example' },
      { username: 'nobody', email: 'nobody@parlour.example' },
    ];
    const answers = [];
    for (const fields of [right, ...wrong]) answers.push(await askForMail(gateway, fields));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(gateway.printed).toHaveLength(said + 1);
    expect(gateway.printed.at(-1)).toMatch(/^Mail to agent1@parlour.example: .*#token=[\w-]{43}$/);
  });

  it('takes the link once and for half an hour, and ends every session', async () => {
    const before = await gateway.login('agent1');
    const resetToken = await mailedToken(gateway, 'agent1');
    expect(await complete(resetToken, 'password1')).toMatchObject({ errorCode: 'WEAK_PASSWORD' });
    const uses = await Promise.all([complete(resetToken), complete(resetToken)]);
    expect(uses.map(({ errorCode }) => errorCode).toSorted()).toEqual(['INVALID_CODE', null]);
    expect(await info(before)).toMatchObject({ status: 401 });
    expect(await login('agent1', NEW)).toMatchObject({ status: 200 });
    const late = await mailedToken(gateway, 'agent1');
    gateway.pass(31 * MINUTE);
    expect(await complete(late)).toMatchObject({ status: 400, errorCode: 'CODE_EXPIRED' });
    expect(await complete('r8Kx2mYd9sVc4kNp0zRj6u')).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('forgets the addresses that the old one was used from', async () => {
    await login('agent1', NEW, '198.51.100.44');
    const token = await gateway.login('agent1', NEW);
    await change(token, pair(NEW, 'Amber-Kestrel-5'));
    const [owner] = await gateway.db.select().from(account).where(eq(account.username, 'agent1'));
    const known = await gateway.db
      .select({ address: knownAddress.address })
      .from(knownAddress)
      .where(eq(knownAddress.accountId, owner?.id ?? 0));
    expect(known).toEqual([{ address: '127.0.0.1' }]);
  });
});
