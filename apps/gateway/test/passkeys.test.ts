import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import type { components } from '../src/generated/contract';
import { relyingPartyOf } from '../src/passkeys/relyingParty';
import { passkey, passkeyUser } from '../src/passkeys/schema';
import { account } from '../src/session/schema';
import { factorsOf } from './support/authenticator';
import { startGateway, type TestGateway } from './support/gateway';
import { passkeysOf, SITE, WITH_PASSKEYS } from './support/passkeys';
import { softAuthenticator } from './support/softAuthenticator';

type Schemas = components['schemas'];

const FIVE_MINUTES = 5 * 60_000;
const refused = { status: 400, errorCode: 'PASSKEY_REFUSED' };

describe('[TR-03] passkeys', () => {
  let gateway: TestGateway;
  let token: string;
  const own = () => passkeysOf(gateway, token);
  const guest = () => passkeysOf(gateway);
  const titles = async () => {
    const { value } = await gateway.call('GET', '/wps/messages?pageSize=4', { token });
    return (value as { content: { title: string }[] }).content.map(({ title }) => title);
  };

  beforeEach(async () => {
    gateway = await startGateway(WITH_PASSKEYS);
    token = await gateway.login('member1');
  });
  afterEach(() => gateway.close());

  it('are added after the password, named, renamed, and removed after a step-up', async () => {
    expect(await own().start('not-it')).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    const { device, answer, passkeys, recoveryCodes } = await own().add(' My phone ');
    expect(answer.status).toBe(200);
    expect(passkeys).toMatchObject([{ name: 'My phone', isSynced: true, lastUsedAt: null }]);
    expect(recoveryCodes).toHaveLength(8);
    expect(await titles()).toContain('A passkey was added');
    const [{ passkeyId } = { passkeyId: '' }] = passkeys;
    expect((await own().rename(passkeyId, 'Old phone')).value).toMatchObject([
      { name: 'Old phone' },
    ]);
    expect(await own().start()).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
    expect(await own().remove(passkeyId)).toMatchObject({
      errorCode: 'STEP_UP_REQUIRED',
      value: { stepUpMethods: ['passkey', 'recoveryCode'] },
    });
    await own().stepUp(device.prove(await own().askStepUp()));
    const second = await own().add('Laptop');
    expect(second.passkeys.map(({ name }) => name).sort()).toEqual(['Laptop', 'Old phone']);
    expect(second.recoveryCodes).toEqual([]);
    expect(await own().remove(passkeyId, 'not-it')).toMatchObject({ errorCode: 'WRONG_PASSWORD' });
    expect((await own().remove(passkeyId)).value).toMatchObject([{ name: 'Laptop' }]);
    expect(await guest().logInBy(device)).toMatchObject(refused);
  });

  it('are of one owner alone', async () => {
    const { passkeys } = await own().add();
    const [{ passkeyId } = { passkeyId: '' }] = passkeys;
    const other = passkeysOf(gateway, await gateway.login('agent1'));
    expect(await other.rename(passkeyId, 'Mine')).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await other.remove(passkeyId)).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect((await other.list()).value).toEqual([]);
  });

  it('know an account by a random handle', async () => {
    await own().add();
    const [row] = await gateway.db.select().from(passkeyUser);
    expect(Buffer.from(row?.handle ?? '', 'base64url')).toHaveLength(32);
  });

  it('open a session from a new address without any further proof', async () => {
    const { device } = await own().add();
    await gateway.db
      .update(account)
      .set({ asksForVerification: true })
      .where(eq(account.username, 'member1'));
    const assertion = device.prove(await guest().askLogin());
    const answer = await guest().logIn(assertion, 'member', '203.0.113.99');
    expect(answer).toMatchObject({ status: 200, value: { passwordExpired: false } });
    const session = (answer.value as { token: string }).token;
    const { value } = await gateway.call('GET', '/wps/session/loginInfo', { token: session });
    expect(value).toMatchObject({ account: 'member1', loginType: 'passkey' });
    expect((await own().list()).value).toMatchObject([
      { lastUsedAt: new Date(gateway.now()).toISOString() },
    ]);
    expect(await guest().logIn(device.prove(await guest().askLogin()), 'agent')).toMatchObject({
      errorCode: 'NON_AGENT',
    });
  });

  it('answer a challenge once, for its purpose, in its session, within five minutes', async () => {
    const { device } = await own().add();
    const assertion = device.prove(await guest().askLogin());
    expect(await guest().logIn(assertion)).toMatchObject({ status: 200 });
    expect(await guest().logIn(assertion)).toMatchObject(refused);
    const forLogin = await guest().askLogin();
    expect(await own().stepUp(device.prove(forLogin))).toMatchObject(refused);
    const other = passkeysOf(gateway, await gateway.login('member1'));
    expect(await other.stepUp(device.prove(await own().askStepUp()))).toMatchObject(refused);
    const late = await guest().askLogin();
    gateway.pass(FIVE_MINUTES);
    expect(await guest().logIn(device.prove(late))).toMatchObject(refused);
    const justInTime = await guest().askLogin();
    gateway.pass(FIVE_MINUTES - 1);
    expect(await guest().logIn(device.prove(justInTime))).toMatchObject({ status: 200 });
    const made = await guest().askLogin();
    const invented = { ...made, challenge: Buffer.alloc(32).toString('base64url') };
    expect(await guest().logIn(device.prove(invented))).toMatchObject(refused);
  });

  it('are refused for another site, without a verified person, and with another handle', async () => {
    const { device } = await own().add();
    const wrong = [
      { origin: 'https://play.example.evil.example' },
      { origin: 'http://play.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { userHandle: Buffer.alloc(32).toString('base64url') },
    ];
    for (const one of wrong)
      expect(await guest().logInBy(device, one), JSON.stringify(one)).toMatchObject(refused);
    const assertion = device.prove(await guest().askLogin());
    const forged = softAuthenticator(SITE).prove(await guest().askLogin());
    const { signature } = forged;
    expect(await guest().logIn({ ...assertion, signature })).toMatchObject(refused);
    expect(await guest().logInBy(device)).toMatchObject({ status: 200 });
  });

  it('are not made for another site, without a verified person, or twice', async () => {
    for (const one of [{ origin: 'https://evil.example' }, { isVerified: false }]) {
      const options = (await own().start()).value as Schemas['PasskeyCreation'];
      const made = softAuthenticator(SITE).make(options, 'Phone', one);
      expect(await own().made(made), JSON.stringify(one)).toMatchObject(refused);
    }
    const options = (await own().start()).value as Schemas['PasskeyCreation'];
    const device = softAuthenticator(SITE);
    const made = device.make(options);
    expect(await own().made(made)).toMatchObject({ status: 200 });
    expect(await own().made(made)).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
    await own().stepUp(device.prove(await own().askStepUp()));
    expect(await own().made(made)).toMatchObject(refused);
    const other = passkeysOf(gateway, await gateway.login('agent1'));
    const theirs = (await other.start()).value as Schemas['PasskeyCreation'];
    expect(await other.made(device.make(theirs))).toMatchObject(refused);
  });

  it('whose count goes back are refused, and their owner is told', async () => {
    const { device } = await own().add();
    expect(await guest().logInBy(device)).toMatchObject({ status: 200 });
    expect(await titles()).not.toContain('A passkey was refused');
    for (const counter of [1, 0])
      expect(await guest().logInBy(device, { counter })).toMatchObject(refused);
    expect(await titles()).toContain('A passkey was refused');
    expect(await guest().logInBy(device)).toMatchObject({ status: 200 });
  });

  it('need not count at all', async () => {
    const { device } = await own().add('Synced', false);
    for (let n = 0; n < 2; n += 1)
      expect(await guest().logInBy(device)).toMatchObject({ status: 200 });
  });

  it('of a frozen account are answered like unknown ones', async () => {
    const { device } = await own().add();
    await gateway.db
      .update(account)
      .set({ status: 'frozen' })
      .where(eq(account.username, 'member1'));
    const frozen = await guest().logInBy(device);
    const unknown = await guest().logInBy(softAuthenticator(SITE));
    expect(frozen).toMatchObject(refused);
    expect(frozen.message).toBe(unknown.message);
  });

  it('[TR-05] are the strongest factor, and leave an app no say; recovery codes outlive one', async () => {
    const { device, recoveryCodes } = await own().add();
    const { stepUp, turnOn } = factorsOf(gateway, token);
    expect(await stepUp(recoveryCodes[0] ?? '')).toMatchObject({ status: 200 });
    const app = await turnOn();
    gateway.pass(FIVE_MINUTES);
    expect(await stepUp(app.code())).toMatchObject({ errorCode: 'INVALID_CODE' });
    expect(await stepUp(recoveryCodes[0] ?? '')).toMatchObject({ errorCode: 'INVALID_CODE' });
    // They stood in for the passkey, and now stand in for both.
    expect(app.recoveryCodes).toEqual([]);
    expect(await stepUp(recoveryCodes[1] ?? '')).toMatchObject({ status: 200 });
    gateway.pass(FIVE_MINUTES);
    await own().stepUp(device.prove(await own().askStepUp()));
    await factorsOf(gateway, token).turnOff();
    expect(await factorsOf(gateway, token).left()).toBe(6);
    const [{ passkeyId } = { passkeyId: '' }] = (await own().list()).value as Schemas['Passkeys'];
    await own().remove(passkeyId);
    const { value } = await gateway.call('GET', '/wps/member/security', { token });
    expect(value).toMatchObject({ passkeyCount: 0, recoveryCodesLeft: 0 });
  });

  it('are at most ten', async () => {
    const { recoveryCodes } = await own().add();
    const [row] = await gateway.db.select().from(passkey);
    if (row === undefined) throw new Error('No passkey');
    await gateway.db
      .insert(passkey)
      .values(
        Array.from({ length: 9 }, (_, at) => ({ ...row, id: `pk-${at}`, credentialId: `c${at}` })),
      );
    const [code = ''] = recoveryCodes;
    expect(await factorsOf(gateway, token).stepUp(code)).toMatchObject({ status: 200 });
    expect(await own().start()).toMatchObject({ errorCode: 'LIMIT_EXCEEDED' });
    expect((await own().list()).value).toHaveLength(10);
  });
});

describe('[TR-05] passkeys of another domain, or switched off', () => {
  it('are no factor: recovery codes and an app go on, and nobody is locked out', async () => {
    const gateway = await startGateway(WITH_PASSKEYS);
    const token = await gateway.login('member1');
    const own = passkeysOf(gateway, token);
    const factors = factorsOf(gateway, token);
    const { device, recoveryCodes } = await own.add();
    await gateway.db.update(passkey).set({ rpId: 'moved.example' });
    expect((await own.list()).value).toEqual([]);
    expect(await passkeysOf(gateway).logInBy(device)).toMatchObject(refused);
    expect(await own.start()).toMatchObject({
      errorCode: 'STEP_UP_REQUIRED',
      value: { stepUpMethods: ['recoveryCode'] },
    });
    expect(await factors.renew()).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
    expect(await factors.stepUp(recoveryCodes[0] ?? '')).toMatchObject({ status: 200 });
    expect(await factors.renew()).toMatchObject({ errorCode: 'STATE_CONFLICT' });
    const app = await factors.turnOn();
    gateway.pass(FIVE_MINUTES);
    expect(await own.start()).toMatchObject({
      value: { stepUpMethods: ['authenticator', 'recoveryCode'] },
    });
    expect(await factors.stepUp(app.code())).toMatchObject({ status: 200 });
    expect((await own.add('New phone')).passkeys).toMatchObject([{ name: 'New phone' }]);
    await gateway.close();
  });
});

describe('[TR-03] a gateway without a domain for passkeys', () => {
  it('has none, outside the demo, and refuses one that is not that of its site', () => {
    const live = readConfig({ DEMO: '0', SECRET_KEY: 'k'.repeat(32) });
    expect(() => relyingPartyOf(live, 'play.example')).toThrow('FEATURE_OFF');
    expect(relyingPartyOf(readConfig({}), 'localhost:4100')).toMatchObject({ id: 'localhost' });
    const set = readConfig({ ...WITH_PASSKEYS, SITE_ORIGIN: 'https://www.play.example' });
    expect(relyingPartyOf(set, 'elsewhere.example')).toEqual({
      id: 'play.example',
      origins: ['https://www.play.example'],
    });
    const PASSKEY_ORIGINS = 'https://play.example';
    expect(() => readConfig({ PASSKEY_ORIGINS })).toThrow('PASSKEY_ORIGINS');
    expect(() => readConfig({ PASSKEY_ORIGINS, PASSKEY_DOMAIN: 'ay.example' })).toThrow(
      'PASSKEY_ORIGINS',
    );
    expect(() => readConfig({ ...WITH_PASSKEYS, PASSKEY_DOMAIN: 'ay.example' })).toThrow(
      'PASSKEY_DOMAIN',
    );
  });
});
