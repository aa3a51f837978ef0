import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../src/platform/contract';
import { account } from '../src/session/schema';
import { feedback } from '../src/support/schema';
import { newcomer, setFlags } from './examples/identity';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';

const OLD = 'Parlour#2024';
const NEW = 'Quiet-Harbour-9';
const HELD = { status: 403, success: false, errorCode: 'PASSWORD_CHANGE_REQUIRED' };
const BALANCE = '/wps/v2/wallets/balance';

/** The operations that a restricted session may call. */
const OPEN = [
  ...['changePassword', 'firstLogin', 'getLoginInfo', 'getMemberInfo', 'getSession', 'logout'],
  'updateLanguage',
];

describe('[LOGIN-07] a session whose password has to be changed first', () => {
  let gateway: TestGateway;
  const get = (url: string, token: string) => gateway.call('GET', url, { token });
  const info = async (token: string) =>
    (await get('/wps/session/loginInfo', token)).value as object;
  const change = async (token: string, oldPassword: string) => {
    const url = '/wps/member/password';
    const fields = { oldPassword, newPassword: NEW, confirmNewPassword: NEW };
    const body = await encryptBody(gateway, { method: 'POST', url, fields });
    const changed = await gateway.call('POST', url, { token, body });
    return String(changed.headers['x-session-token']);
  };
  const bySms = async (mobileNum: string) => {
    const number = { mobileNum, countryDialingCode: '65' };
    await gateway.call('POST', '/wps/verification/sms/noLogin', { body: number });
    const fields = { type: 'sms', ...number, verificationCode: '246810' };
    const { value } = await gateway.send('POST', '/wps/session/login', fields);
    return (value as { token: string }).token;
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('is open to what the dialog needs alone, and to nothing that moves money', () => {
    const open = readContract().operations.filter(
      ({ isOpenWhileRestricted }) => isOpenWhileRestricted,
    );
    expect(open.map(({ id }) => id).sort()).toEqual(OPEN);
    expect(open.filter(({ idempotent }) => idempotent)).toEqual([]);
  });

  it.each([
    ['weak1', '123456', 'the weak default'],
    ['expired1', OLD, 'an expired one'],
    ['first1', OLD, 'a first one that somebody else chose'],
  ])('holds %s until it is changed: by %s was logged in, %s', async (username, password) => {
    const token = await gateway.login(username, password);
    expect(await info(token)).toMatchObject({ account: username, passwordChangeForced: true });
    expect(await get('/wps/member/info', token)).toMatchObject({ status: 200 });
    expect(await get(BALANCE, token)).toMatchObject({
      ...HELD,
      message: 'Please change your password first',
    });
    for (const url of ['/wps/session/list', '/wps/relay/ODSFE2_MemTransDet', '/wps/messages'])
      expect(await get(url, token), url).toMatchObject(HELD);
    for (const url of ['/wps/session/ticket', '/wps/member/security/twoFactor'])
      expect(await gateway.call('POST', url, { token }), url).toMatchObject(HELD);

    const fresh = await change(token, password);
    expect(await info(fresh)).toMatchObject({ passwordChangeForced: false });
    expect(await get(BALANCE, fresh)).toMatchObject({ status: 200 });
    const again = await gateway.login(username, NEW);
    expect(await get(BALANCE, again)).toMatchObject({ status: 200 });
  });

  it('can be ended by its owner', async () => {
    await expire('expired1');
    const token = await gateway.login('expired1', NEW);
    const left = await gateway.call('DELETE', '/wps/session/logout', { token });
    expect(left).toMatchObject({ status: 200 });
    expect(await get('/wps/session/loginInfo', token)).toMatchObject({ status: 401 });
  });

  it('is a guest where guests may call', async () => {
    await expire('expired1');
    const token = await gateway.login('expired1', NEW);
    const url = '/wps/relay/MCSFE_getPromotionList';
    const guest = await gateway.call('GET', url);
    expect(guest).toMatchObject({ status: 200 });
    expect((await get(url, token)).value).toEqual(guest.value);
    const said = { kind: 'FEEDBACK', content: 'The dialog asks for a password.' };
    const sent = await gateway.call('PUT', '/wps/feedback', { token, body: said });
    const { feedbackId } = sent.value as { feedbackId: string };
    const [kept] = await gateway.db.select().from(feedback).where(eq(feedback.id, feedbackId));
    expect(kept).toMatchObject({ accountId: null });
  });

  it('is free after a code to the phone, and where the merchant forces nobody', async () => {
    await expire('expired1');
    expect(await get(BALANCE, await bySms('81230004'))).toMatchObject({ status: 200 });
    const token = await gateway.login('expired1', NEW);
    await setFlags(gateway, { PWDEXPFORCECHANGE3: false });
    expect(await info(token)).toMatchObject({ passwordExpired: true, passwordChangeForced: false });
    expect(await get(BALANCE, token)).toMatchObject({ status: 200 });
    await setFlags(gateway, { PWDEXPFORCECHANGE3: true });
    expect(await get(BALANCE, token)).toMatchObject(HELD);
  });

  it('does not become free by recording that the first login is over', async () => {
    const given = { firstLoginAt: null, passwordGiven: true };
    await gateway.db.update(account).set(given).where(eq(account.username, 'quay1'));
    const token = await gateway.login('quay1');
    const recorded = await gateway.call('POST', '/wps/session/firstLogin', { token });
    expect(recorded).toMatchObject({ status: 200 });
    expect(await get(BALANCE, token)).toMatchObject(HELD);
    const second = await gateway.login('quay1');
    expect(await get(BALANCE, second)).toMatchObject(HELD);
    const fresh = await change(second, OLD);
    expect(await info(fresh)).toMatchObject({ firstTimeLogin: false, passwordChangeForced: false });
  });

  it('is that of an account which an agent has opened, whatever the merchant forces', async () => {
    const url = '/wps/agent/team/accounts';
    const fields = {
      ...{ username: 'koipond8', password: 'Lantern#71koi', confirmPassword: 'Lantern#71koi' },
      ...{ accountType: 'member', rebates: [], remark: '' },
    };
    const body = await encryptBody(gateway, { method: 'POST', url, fields });
    const agent = await gateway.login('agent1');
    expect(await gateway.call('POST', url, { token: agent, body })).toMatchObject({ status: 200 });
    await setFlags(gateway, { PWDEXPFORCECHANGE3: false });
    const token = await gateway.login('koipond8', 'Lantern#71koi');
    expect(await get(BALANCE, token)).toMatchObject(HELD);
    const fresh = await change(token, 'Lantern#71koi');
    await setFlags(gateway, { PWDEXPFORCECHANGE3: true });
    expect(await get(BALANCE, fresh)).toMatchObject({ status: 200 });
  });

  it('is free for who chose the password, though it is the first', async () => {
    const fields = await newcomer(gateway);
    await gateway.send('PUT', '/wps/member/register', fields);
    const token = await gateway.login(fields.username, fields.password);
    expect(await info(token)).toMatchObject({ firstTimeLogin: true, passwordChangeForced: false });
    expect(await get(BALANCE, token)).toMatchObject({ status: 200 });
  });

  async function expire(username: string): Promise<void> {
    const old = { passwordExpiresAt: new Date(0) };
    await gateway.db.update(account).set(old).where(eq(account.username, username));
  }
});
