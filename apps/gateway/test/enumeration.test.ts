import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { account } from '../src/session/schema';
import { askForMail, newcomer, setFlags } from './examples/identity';
import type { Answer, TestGateway } from './support/gateway';
import { statementsOf } from './support/work';

// Counts calls of the real functions.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<{ hash: typeof hash; verify: typeof verify }>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const LOGIN = '/wps/session/login';
const NUMBER = { countryDialingCode: '65' };
/** The number of weak1; the other one is unused. */
const TAKEN = '81230003';
const FREE = '89990003';

interface Work {
  answer: object;
  statements: string[];
  hashed: number;
}

describe('who has an account is not told', () => {
  let gateway: TestGateway;

  /** The answer of a call and its cost. */
  async function workOf(ask: () => Promise<object>): Promise<Work> {
    const before = vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
    const { value, statements } = await statementsOf(ask);
    const after = vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
    // The switches are read once a second, whoever calls.
    const asked = statements.filter((statement) => !statement.includes('from "meta"'));
    return { answer: value, statements: asked, hashed: after - before };
  }
  /** All that a caller sees, except the date. */
  const seen = ({ headers, ...answer }: Answer) => {
    const { date: _date, ...rest } = headers;
    return { ...answer, headers: { ...rest, 'content-length': String(rest['content-length']) } };
  };
  const logIn = (username: string) => async () =>
    seen(await gateway.send('POST', LOGIN, { type: 'username', username, password: 'not this' }));
  const send = (url: string, body: object) => async () =>
    seen(await gateway.call('POST', url, { body }));
  const alike = async (known: () => Promise<object>, unknown: () => Promise<object>) => {
    const [one, other] = [await workOf(known), await workOf(unknown)];
    expect(other).toEqual(one);
    return one;
  };

  beforeAll(async () => {
    // Test files share modules: one that was loaded before has the uncounted functions.
    vi.resetModules();
    const { startGateway } = await import('./support/gateway');
    gateway = await startGateway();
    // The first call loads keys and templates, whoever makes it.
    await logIn('nobody-at-all')();
  });
  beforeEach(() => gateway.pass(5 * 60_000));
  afterAll(() => gateway.close());

  it('at a login: an unknown name costs one verification, as a wrong password does', async () => {
    const wrong = await alike(logIn('member1'), logIn('nobody-here'));
    expect(wrong.answer).toMatchObject({ status: 401, errorCode: 'WRONG_CREDENTIALS' });
    expect(wrong.hashed).toBe(1);
    expect(wrong.statements.length).toBeGreaterThan(0);
    await alike(logIn('agent1@parlour.example'), logIn('nobody@parlour.example'));
  });

  it('nor that it is frozen or has no password', async () => {
    const of = (username: string) => eq(account.username, username);
    await gateway.db.update(account).set({ status: 'frozen' }).where(of('quay1'));
    await gateway.db.update(account).set({ passwordHash: null }).where(of('cove1'));
    const frozen = await alike(logIn('quay1'), logIn('nobody-there'));
    const bare = await alike(logIn('cove1'), logIn('nobody-else'));
    expect([frozen.hashed, bare.hashed]).toEqual([1, 1]);
  });

  it('at a login by phone: a code for nobody is kept and proved like one that was sent', async () => {
    const url = '/wps/verification/sms/noLogin';
    const said = gateway.printed.length;
    const sent = await alike(
      send(url, { ...NUMBER, mobileNum: TAKEN }),
      send(url, { ...NUMBER, mobileNum: FREE }),
    );
    expect(sent.answer).toMatchObject({ status: 200, value: { expiredMinutes: 5 } });
    expect(gateway.printed).toHaveLength(said + 1);
    const byCode = (mobileNum: string) => async () =>
      seen(
        await gateway.send('POST', LOGIN, {
          type: 'sms',
          ...NUMBER,
          mobileNum,
          verificationCode: '111111',
        }),
      );
    const tried = await alike(byCode(TAKEN), byCode(FREE));
    expect(tried.answer).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('at a forgotten password, by mail and by phone', async () => {
    const mail = (username: string, email: string) => () =>
      askForMail(gateway, { username, email });
    const right = mail('agent1', 'agent1@parlour.example');
    const mailed = await alike(right, mail('nobody', 'nobody@parlour.example'));
    expect(mailed.answer).toMatchObject({ status: 200 });
    await alike(right, mail('agent1', 'another@parlour.example'));

    const url = '/wps/verification/sms/noLogin';
    const purpose = { purpose: 'password', ...NUMBER };
    gateway.pass(60_000);
    await alike(
      send(url, { ...purpose, mobileNum: TAKEN }),
      send(url, { ...purpose, mobileNum: FREE }),
    );
    const reset = (mobileNum: string) => async () =>
      seen(
        await gateway.send('POST', '/wps/member/password/verification', {
          ...NUMBER,
          mobileNum,
          newPassword: 'Quiet-Harbour-9',
          verificationCode: '111111',
        }),
      );
    const tried = await alike(reset(TAKEN), reset(FREE));
    expect(tried.answer).toMatchObject({ errorCode: 'INVALID_CODE' });
  });

  it('at a registration before a captcha was read, whatever it names', async () => {
    const fields = await newcomer(gateway);
    const register = (changes: object) => async () =>
      seen(
        await gateway.send('PUT', '/wps/member/register', {
          ...fields,
          captcha: undefined,
          ...changes,
        }),
      );
    const free = await alike(register({ username: 'member1' }), register({}));
    expect(free.answer).toMatchObject({ errorCode: 'CAPTCHA_REQUIRED' });
    await alike(register({ mobileNum: TAKEN }), register({}));
    await alike(register({ email: 'agent1@parlour.example' }), register({}));
    await alike(register({ referralCode: 'REFMEMBER1' }), register({ referralCode: 'NOBODYS1' }));
  });

  it('at the code of a registration, which goes to any number', async () => {
    await setFlags(gateway, { REGMOBVERF3: true });
    const url = '/wps/verification/sms/register';
    const said = gateway.printed.length;
    await alike(
      send(url, { ...NUMBER, mobileNo: TAKEN }),
      send(url, { ...NUMBER, mobileNo: FREE }),
    );
    expect(gateway.printed).toHaveLength(said + 2);
    await setFlags(gateway, { REGMOBVERF3: false });
  });
});
