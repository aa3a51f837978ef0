import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recoveryCode, twoFactor } from '../src/member/schema';
import { totpAt } from '../src/member/twoFactor';
import { isTwoFactorOn, redeemTwoFactorCode } from '../src/member/twoFactorState';
import { createLimiter } from '../src/platform/limits';
import { createSecretBox } from '../src/platform/secretBox';
import { socialVerifiers } from '../src/session/providers';
import { account } from '../src/session/schema';
import { mailedToken } from './examples/identity';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';
import { loginUnrestricted } from './support/loginUnrestricted';

interface Settings {
  mobileNum: string | null;
  email: string | null;
  hasPaymentPassword: boolean;
  twoFactorEnabled: boolean;
  socialProviders: string[];
}

const AT = '/wps/member/security';
const password = 'Parlour#2024';
const verificationCode = '246810';
const PROVIDER = 'quay-id';

describe('the security centre', () => {
  let gateway: TestGateway;
  let token: string;

  const sealed = async (method: 'POST' | 'PUT', path: string, fields: object, by = token) => {
    const url = `${AT}${path}`;
    return gateway.call(method, url, {
      token: by,
      body: await encryptBody(gateway, { method, url, fields }),
    });
  };
  const stepUp = async (code: string) => {
    const url = '/wps/session/stepUp';
    const body = await encryptBody(gateway, { method: 'POST', url, fields: { code } });
    return gateway.call('POST', url, { token, body });
  };
  const settings = async (by = token) =>
    (await gateway.call('GET', AT, { token: by })).value as Settings;
  const sendCode = (body: object, by = token) =>
    gateway.call('POST', `${AT}/code`, { token: by, body });
  const idOf = async (username: string) => {
    const [row] = await gateway.db.select().from(account).where(eq(account.username, username));
    return row?.id ?? 0;
  };

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_FACTOR: '1' });
    socialVerifiers.set(PROVIDER, async (idToken) =>
      idToken.startsWith('proof-of-') ? idToken : null,
    );
  });
  beforeEach(async () => {
    // Resets the daily limits of codes and tries, which are not tested here.
    gateway.pass(25 * 3_600_000);
    token = await gateway.login('member1');
  });
  afterAll(async () => {
    socialVerifiers.delete(PROVIDER);
    await gateway.close();
  });

  it('shows numbers and addresses in part', async () => {
    const shown = await settings();
    expect(shown).toMatchObject({ mobileNum: '****0001', email: 'm***1@parlour.example' });
    expect(JSON.stringify(shown)).not.toMatch(/8123|member1@/);
  });

  it('[MC-04] sets a first payment password by the login password, once', async () => {
    const first = await loginUnrestricted(gateway, 'first1');
    const fields = { password, paymentPassword: '705824', confirmPaymentPassword: '705824' };
    const set = (other: object) =>
      sealed('POST', '/paymentPassword', { ...fields, ...other }, first);
    expect(await set({ password: 'Wrong#2024' })).toMatchObject({
      errorCode: 'WRONG_PASSWORD',
      message: 'The login password is not correct',
      value: { fields: [{ field: 'password', code: 'wrong' }] },
    });
    expect(await set({ confirmPaymentPassword: '705825' })).toMatchObject({
      errorCode: 'BAD_REQUEST',
      value: { fields: [{ field: 'confirmPaymentPassword', code: 'invalid' }] },
    });
    for (const simple of ['123456', '000000', password])
      expect(
        await set({ paymentPassword: simple, confirmPaymentPassword: simple }),
        simple,
      ).toMatchObject({ errorCode: 'WEAK_PASSWORD' });
    const both = await Promise.all([set({}), set({})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await settings(first)).hasPaymentPassword).toBe(true);
    expect(await set({})).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    const [row] = await gateway.db.select().from(account).where(eq(account.username, 'first1'));
    expect(row?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
  });

  it('[MC-04] replaces the payment password by the old one, and locks after wrong ones', async () => {
    const change = (from: string, to: string, by = token) => {
      const fields = { oldPaymentPassword: from, newPaymentPassword: to };
      return sealed('PUT', '/paymentPassword', { ...fields, confirmNewPaymentPassword: to }, by);
    };
    expect(await change('482913', '482913')).toMatchObject({ errorCode: 'WEAK_PASSWORD' });
    expect(await change('482913', '705824')).toMatchObject({ status: 200 });
    expect(await change('482913', '910374')).toMatchObject({
      errorCode: 'WRONG_PASSWORD',
      message: 'The payment password is not correct',
      value: { fields: [{ field: 'oldPaymentPassword', code: 'wrong' }] },
    });
    expect(await change('705824', '482913')).toMatchObject({ status: 200 });
    for (let n = 0; n < 5; n += 1)
      expect(await change('000111', '910374')).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    expect(await change('482913', '910374')).toMatchObject({ status: 429 });
    const without = await gateway.login('quay1');
    expect(await change('482913', '705824', without)).toMatchObject({
      errorCode: 'PAYMENT_PASSWORD_REQUIRED',
    });
  });

  it('[MC-04] binds a number by its code, for one account and once', async () => {
    const number = { mobileNum: '87654321', countryDialingCode: '+65' };
    const proofs = { ...number, verificationCode, password };
    const agent = await gateway.login('agent1');
    const sent = await sendCode({ target: 'mobile', ...number });
    expect(sent.value).toEqual({ expiredMinutes: 5, sentTo: '+65 ****4321' });
    expect(gateway.printed.at(-1)).toContain('+65 87654321');
    expect(await sealed('PUT', '/mobile', proofs, agent)).toMatchObject({
      errorCode: 'INVALID_CODE',
    });
    const wrong = await sealed('PUT', '/mobile', { ...proofs, password: 'Wrong#2024' });
    expect(wrong).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    const bound = await sealed('PUT', '/mobile', proofs);
    expect(bound.value).toMatchObject({ mobileNum: '****4321', countryDialingCode: '65' });
    expect(await sealed('PUT', '/mobile', proofs)).toMatchObject({ errorCode: 'INVALID_CODE' });

    gateway.pass(61_000);
    await sendCode({ target: 'mobile', ...number }, agent);
    expect(await sealed('PUT', '/mobile', proofs, agent)).toMatchObject({
      errorCode: 'BAD_REQUEST',
      value: { fields: [{ field: 'mobileNum', code: 'taken' }] },
    });
  });

  it('[MC-04] binds an address by its code, which grows old and bears five wrong tries', async () => {
    const email = 'Marlow@Mail.example';
    const bind = (code: string) =>
      sealed('PUT', '/email', { email, verificationCode: code, password });
    const sent = await sendCode({ target: 'email', email });
    expect(sent.value).toEqual({ expiredMinutes: 5, sentTo: 'm***w@mail.example' });
    gateway.pass(5 * 60_000 + 1000);
    expect(await bind(verificationCode)).toMatchObject({ errorCode: 'CODE_EXPIRED' });
    await sendCode({ target: 'email', email });
    for (let n = 0; n < 5; n += 1)
      expect(await bind('111111')).toMatchObject({ errorCode: 'INVALID_CODE' });
    expect(await bind(verificationCode)).toMatchObject({ errorCode: 'INVALID_CODE' });
    gateway.pass(61_000);
    await sendCode({ target: 'email', email });
    const bound = await bind(verificationCode);
    expect(bound.value).toMatchObject({ email: 'm***w@mail.example' });
    expect(await gateway.login('marlow@mail.example')).toMatch(/^[\w-]{43}$/);
  });

  it('makes links to a new password worthless that went to the address before', async () => {
    const agent = await gateway.login('agent1');
    const resetToken = await mailedToken(gateway, 'agent1');
    const email = 'agent-elsewhere@mail.example';
    await sendCode({ target: 'email', email }, agent);
    const bound = await sealed('PUT', '/email', { email, verificationCode, password }, agent);
    expect(bound).toMatchObject({ status: 200 });
    const fields = {
      resetToken,
      newPassword: 'Quiet-Harbour-9',
      confirmNewPassword: 'Quiet-Harbour-9',
    };
    const late = await gateway.send('POST', '/wps/member/password/reset', fields);
    expect(late).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('sends one code a minute, and none to what is no number or address', async () => {
    const number = { target: 'mobile', mobileNum: '81112222', countryDialingCode: '65' };
    expect(await sendCode(number)).toMatchObject({ status: 200 });
    expect(await sendCode(number)).toMatchObject({ status: 429 });
    const other = { ...number, mobileNum: '4711' };
    expect(await sendCode(other)).toMatchObject({ errorCode: 'INVALID_PHONE' });
    const bare = await sendCode({ target: 'mobile', mobileNum: '81112223' });
    expect(bare.value).toEqual({ fields: [{ field: 'countryDialingCode', code: 'required' }] });
    for (const email of ['nobody', 'a@b', 'a b@mail.example', 'a@mail.example\r\nBcc: b@c.example'])
      expect(await sendCode({ target: 'email', email }), email).toMatchObject({ status: 400 });
    expect(await sendCode({ target: 'email' })).toMatchObject({ status: 400 });
  });

  it('lets a member have ten codes sent in an hour, wherever they go', async () => {
    const send = (n: number) => sendCode({ target: 'email', email: `many${n}@mail.example` });
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push((await send(n)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('[MC-04] switches an authenticator on and off; each code and recovery code counts once', async () => {
    const member = await idOf('member1');
    const limiter = createLimiter(gateway.db, () => 1, gateway.now);
    const secrets = createSecretBox(gateway.config.secretKeys);
    const redeem = (code: string) =>
      redeemTwoFactorCode(
        { db: gateway.db, limiter, secrets },
        member,
        code,
        new Date(gateway.now()),
      );
    const confirm = (code: string) => sealed('POST', '/twoFactor/confirm', { password, code });
    const disable = () => sealed('POST', '/twoFactor/disable', { password });
    expect(await confirm('123456')).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    const start = await gateway.call('POST', `${AT}/twoFactor`, { token });
    const { secret, otpauthUrl } = start.value as { secret: string; otpauthUrl: string };
    expect(otpauthUrl).toContain(secret);
    const code = () => totpAt(secret, new Date(gateway.now()));
    expect(await isTwoFactorOn(gateway.db, member)).toBe(false);
    expect(await confirm('000000')).toMatchObject({ errorCode: 'INVALID_CODE' });
    const confirmed = await confirm(code());
    const { recoveryCodes } = confirmed.value as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(8);
    expect((await settings()).twoFactorEnabled).toBe(true);
    expect(await redeem(code())).toBe(false);
    gateway.pass(30_000);
    expect(await Promise.all([redeem(code()), redeem(code())])).toContain(true);
    expect(await redeem(code())).toBe(false);
    const [first = '', second = ''] = recoveryCodes;
    expect(await redeem(first.toUpperCase())).toBe(true);
    expect(await redeem(first)).toBe(false);
    expect(await disable()).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
    expect(await stepUp(second)).toMatchObject({ status: 200 });
    const again = await gateway.call('POST', `${AT}/twoFactor`, { token });
    expect(again).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect(await disable()).toMatchObject({ status: 200 });
    expect(await disable()).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    expect((await settings()).twoFactorEnabled).toBe(false);
  });

  it('keeps the secret of an authenticator sealed and its recovery codes as hashes', async () => {
    const member = await idOf('member1');
    const start = await gateway.call('POST', `${AT}/twoFactor`, { token });
    const { secret } = start.value as { secret: string };
    const code = totpAt(secret, new Date(gateway.now()));
    const confirmed = await sealed('POST', '/twoFactor/confirm', { password, code });
    const { recoveryCodes } = confirmed.value as { recoveryCodes: string[] };
    const kept = JSON.stringify([
      await gateway.db.select().from(twoFactor),
      await gateway.db.select().from(recoveryCode),
    ]);
    for (const plain of [secret, ...recoveryCodes]) expect(kept).not.toContain(plain);
    const [row] = await gateway.db.select().from(twoFactor).where(eq(twoFactor.accountId, member));
    const box = createSecretBox(gateway.config.secretKeys);
    expect(box.decrypt(row?.secret ?? '', `authenticator of ${member}`)).toBe(secret);
    expect(() => box.decrypt(row?.secret ?? '', `authenticator of ${member + 1}`)).toThrow();
    const [recovery = ''] = recoveryCodes;
    gateway.pass(5 * 60_000);
    expect(await stepUp(recovery)).toMatchObject({ status: 200 });
    const ended = await sealed('POST', '/twoFactor/disable', { password });
    expect(ended).toMatchObject({ status: 200 });
  });

  it('lets a setup of an authenticator grow old', async () => {
    const start = await gateway.call('POST', `${AT}/twoFactor`, { token });
    const { secret } = start.value as { secret: string };
    gateway.pass(10 * 60_000);
    const code = totpAt(secret, new Date(gateway.now()));
    const late = await sealed('POST', '/twoFactor/confirm', { password, code });
    expect(late).toMatchObject({ errorCode: 'CODE_EXPIRED' });
    const rows = await gateway.db.select().from(twoFactor);
    expect(rows.every(({ confirmedAt }) => confirmedAt === null)).toBe(true);
  });

  it('links a person at a provider to one account', async () => {
    const agent = await gateway.login('agent1');
    const link = (idToken: string, by = token, provider = PROVIDER) =>
      sealed('POST', '/social', { provider, idToken, password }, by);
    expect((await link('proof-of-marlow-0001')).value).toMatchObject({
      socialProviders: [PROVIDER],
    });
    expect(await link('proof-of-marlow-0001', agent)).toMatchObject({
      errorCode: 'STATE_CONFLICT',
    });
    expect(await link('forged-by-somebody-01')).toMatchObject({ errorCode: 'INVALID_CODE' });
    expect(await link('proof-of-marlow-0001', token, 'unknown-id')).toMatchObject({
      status: 403,
      errorCode: 'FEATURE_OFF',
    });
    const unlink = (by: string) =>
      gateway.call('DELETE', `${AT}/social/${PROVIDER}`, { token: by });
    expect(await unlink(agent)).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect((await unlink(token)).value).toMatchObject({ socialProviders: [] });
  });
});
