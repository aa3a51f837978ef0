import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PASSWORD } from '../src/demo/seed/accounts';
import type { components } from '../src/generated/contract';
import { newcomer } from './examples/identity';
import { createContractCalls, tier } from './support/contractCalls';
import { encryptBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';
import { withdrawalsOf } from './support/withdrawals';

type Message = components['schemas']['Message'];

const DEPOSITS = '/wps/wallet/deposits';
const LOGIN = '/wps/session/login';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('[MC-05] the inbox is told of what happens', () => {
  let gateway: TestGateway;
  let own: Awaited<ReturnType<typeof withdrawalsOf>>;
  const { offered, answer, post } = createContractCalls(() => gateway);

  /** Titles, texts and links of an account's messages in a language, newest first. */
  const inbox = async (token: string, language = 'EN') => {
    const asked = { token, headers: { language } };
    const { value } = await gateway.call('GET', '/wps/messages?pageSize=6', asked);
    const { content } = value as { content: Message[] };
    return Promise.all(
      content.map(async ({ messageId }) => {
        const found = await gateway.call('GET', `/wps/messages/${messageId}`, asked);
        const { title, content: text, link } = found.value as Message;
        return { title, text: text.replace(/<\/?p>/g, ''), link };
      }),
    );
  };
  const counts = async (token: string) =>
    (await gateway.call('GET', '/wps/relay/CSP_unreadCount', { token }))
      .value as components['schemas']['UnreadCount'];
  const logIn = async (fields: object, userAgent?: string, remoteAddress = '127.0.0.1') => {
    const body = await encryptBody(gateway, { method: 'POST', url: LOGIN, fields });
    const headers: Record<string, string> =
      userAgent === undefined ? {} : { 'user-agent': userAgent };
    const { value } = await gateway.call('POST', LOGIN, { body, headers, remoteAddress });
    return (value as { token: string }).token;
  };
  const registered = async () => {
    const fields = await newcomer(gateway);
    const { value } = await gateway.send('PUT', '/wps/member/register', fields);
    return { fields, token: (value as { token: string }).token };
  };

  beforeAll(async () => {
    gateway = await startGateway();
    own = await withdrawalsOf(gateway);
    await own.logIn();
    await gateway.runJobs();
  });
  afterAll(() => gateway.close());

  it('of a registration, a new device, and a changed password, and the count follows', async () => {
    const { fields, token } = await registered();
    const { username, password } = fields;
    expect((await counts(token)).unreadMessage).toBe(1);
    const [welcome] = await inbox(token);
    expect(welcome).toMatchObject({
      title: 'Your account is open',
      link: '/?member=securityCenter',
    });
    expect(welcome?.text).toContain(username);
    expect((await inbox(token, 'CN'))[0]?.title).toBe('您的账号已开通');

    // A login from the same device and address sends no message; another device or address does.
    const login = { type: 'username', username, password };
    await logIn(login);
    expect((await counts(token)).unreadMessage).toBe(1);
    await logIn(login, FIREFOX);
    expect((await inbox(token))[0]).toMatchObject({
      title: 'New login',
      link: '/?member=securityCenter',
    });
    expect((await inbox(token))[0]?.text).toContain('Firefox on Linux');
    await logIn(login, FIREFOX, '203.0.113.9');
    expect((await inbox(token))[0]?.text).toContain('203.0.113.9');
    expect((await counts(token)).unreadMessage).toBe(3);

    const newPassword = 'Amber-Lantern-42';
    const url = '/wps/member/password';
    const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    const body = await encryptBody(gateway, { method: 'POST', url, fields: change });
    await gateway.call('POST', url, { token, body });
    const fresh = await logIn({ ...login, password: newPassword });
    expect((await inbox(fresh))[0]).toMatchObject({
      title: 'Your password was changed',
      link: '/?member=securityCenter',
    });
  });

  it('of a payment password that was changed', async () => {
    const url = '/wps/member/security/paymentPassword';
    const fields = {
      oldPaymentPassword: PAYMENT_PASSWORD,
      newPaymentPassword: '739164',
      confirmNewPaymentPassword: '739164',
    };
    const body = await encryptBody(gateway, { method: 'PUT', url, fields });
    await gateway.call('PUT', url, { token: own.token(), body });
    expect((await inbox(own.token()))[0]).toMatchObject({ title: 'Your payment password was set' });
  });

  it('of deposits that are credited, refused or never came', async () => {
    const begin = async (amount: string) =>
      own.open({
        token: own.token(),
        url: DEPOSITS,
        fields: { methodId: 'dm-wallet', amount },
        key: randomUUID(),
      });
    await begin('20.13');
    for (let n = 0; n < 3; n += 1) await own.passSeconds(30);
    expect((await inbox(own.token()))[0]).toEqual({
      title: 'Your deposit was refused',
      text: 'The deposit of $\u00a020.13 was not credited. The payment did not carry the reference shown.',
      link: '/?member=transactionHistory',
    });
    await begin('30.00');
    for (let n = 0; n < 3; n += 1) await own.passSeconds(30);
    expect((await inbox(own.token()))[0]).toEqual({
      title: 'Your deposit has arrived',
      text: '$\u00a030.00 is in your wallet.',
      link: '/?member=transactionHistory',
    });
    await begin('20.99');
    await own.passSeconds(30 * 60);
    await own.logIn();
    const refused = (await inbox(own.token())).find(({ text }) => text.includes('20.99'));
    expect(refused?.text).toContain('No payment arrived in time.');
  });

  it('of a transfer, by whom it was sent', async () => {
    const agent = await gateway.login('agent1');
    const url = '/wps/wallet/transfer/downline';
    const fields = { account: 'member1', amount: '15.00', paymentPassword: PAYMENT_PASSWORD };
    const sent = await own.encrypted({ token: agent, url, fields, key: randomUUID() });
    expect(sent.errorCode).toBeNull();
    expect((await inbox(own.token()))[0]).toMatchObject({
      title: 'Money from agent1',
      text: '$\u00a015.00 is in your wallet.',
    });
  });

  it('and asking for the count again and again keeps no session alive', async () => {
    const token = await gateway.login('member1');
    for (let minute = 0; minute < 31; minute += 1) {
      gateway.pass(60_000);
      await gateway.call('GET', '/wps/relay/CSP_unreadCount', { token });
    }
    const asked = await gateway.call('GET', '/wps/relay/CSP_unreadCount', { token });
    expect(asked).toMatchObject({ status: 401, errorCode: 'NOT_LOGGED_IN' });
    await own.logIn();
  });

  it('[AC-07] of an offer, and who offered it of the answer', async () => {
    const beacon = await gateway.login('beacon1');
    const agent = await gateway.login('agent1');
    const { contractsToAnswer: before } = await counts(own.token());
    const id = await offered('agent1', 'beacon1', 20);
    expect((await counts(beacon)).contractsToAnswer).toBe(1);
    expect((await inbox(beacon))[0]).toEqual({
      title: 'agent1 offers you a contract',
      text: 'hourly salary: read its terms, and agree or refuse.',
      link: '/?member=contracts',
    });
    expect((await inbox(beacon, 'ID'))[0]?.title).toBe('agent1 menawarkan kontrak');
    await answer('beacon1', id, 'accept');
    expect((await counts(beacon)).contractsToAnswer).toBe(0);
    expect((await inbox(agent))[0]).toMatchObject({
      title: 'beacon1 agreed to your contract',
      link: '/?agent=agentHourSalary',
    });
    await post('agent1', '/wps/contracts/termination', { contractId: id, reason: '' });
    expect((await inbox(beacon))[0]?.title).toBe('agent1 asks for the end of a contract');
    await answer('beacon1', id, 'reject');
    expect((await inbox(agent))[0]?.title).toBe('beacon1 refused the end of a contract');
    await answer('beacon1', id, 'terminate');
    expect((await inbox(agent))[0]?.title).toBe('beacon1 ended a contract');
    const again = await offered('agent1', 'beacon1', 0, { tiers: [tier(10)] });
    await answer('beacon1', again, 'reject');
    expect((await inbox(agent))[0]?.title).toBe('beacon1 refused your contract');
    expect((await counts(own.token())).contractsToAnswer).toBe(before);
  });
});
