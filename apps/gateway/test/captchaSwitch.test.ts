import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../src/app';
import { readConfig } from '../src/config';
import type { components } from '../src/generated/contract';
import { newcomer } from './examples/identity';
import { encryptBody } from './support/encryptBody';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

type Schemas = components['schemas'];

const REGISTER = '/wps/member/register';
const LOGIN = '/wps/session/login';
const REQUIRED = { errorCode: 'CAPTCHA_REQUIRED', value: { captcha: true } };

describe('captchas by the reviewers’ switch', () => {
  let gateway: TestGateway;
  const turn = (captchas: boolean) =>
    gateway.call('PUT', '/wps/demo/switches', {
      body: { captchas },
      headers: { 'x-demo-key': DEMO_KEY },
    });
  const unread = async (at: TestGateway) => ({
    ...(await newcomer(at)),
    ...{ captcha: undefined, captchaId: undefined },
  });
  const register = async (at = gateway) => at.send('PUT', REGISTER, await unread(at));
  const login = (username: string, password: string) =>
    gateway.send('POST', LOGIN, { type: 'username', username, password });
  const feedback = () =>
    gateway.call('PUT', '/wps/feedback', {
      body: { kind: 'COMPLAINT', content: 'It does not open.' },
    });
  /** Whether the rules of registration, from which the site builds its form, require a captcha. */
  const inTheRules = async (at = gateway) => {
    const status = await at.call('GET', '/wps/system/status?host=localhost:5173');
    const { captcha } = (status.value as Schemas['SystemStatus']).info.registerRules;
    const settings = await at.call('GET', '/wps/system/setting/register');
    expect((settings.value as Schemas['RegisterSettings']).captcha).toEqual(captcha);
    expect(captcha.required).toBe(captcha.enabled);
    return captcha.enabled;
  };

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are asked for as long as nobody turns it', async () => {
    expect(await inTheRules()).toBe(true);
    expect(await register()).toMatchObject(REQUIRED);
  });

  it('are wanted by nothing while they are off, and by everything again after', async () => {
    expect((await turn(false)).value).toMatchObject({ captchas: false });
    expect(await inTheRules()).toBe(false);
    expect(await register()).toMatchObject({ status: 200 });
    // A captcha that an open page sends along does no harm.
    expect(await gateway.send('PUT', REGISTER, await newcomer(gateway))).toMatchObject({
      status: 200,
    });
    for (let failures = 0; failures < 4; failures += 1)
      expect(await login('weak1', 'wrong')).toMatchObject({ status: 401, value: null });
    expect(await login('weak1', '123456')).toMatchObject({ status: 200 });
    for (let sent = 0; sent < 5; sent += 1) expect(await feedback()).toMatchObject({ status: 200 });
    await turn(true);
    expect(await inTheRules()).toBe(true);
    expect(await register()).toMatchObject(REQUIRED);
    expect(await feedback()).toMatchObject(REQUIRED);
    for (let failures = 0; failures < 3; failures += 1) await login('weak1', 'wrong');
    expect(await login('weak1', '123456')).toMatchObject(REQUIRED);
  });

  it('are off from the start where the environment says so, at this merchant alone', async () => {
    const off = await startGateway({ DEMO_CAPTCHAS: '0', MERCHANT: 'zzother' }, gateway);
    expect(await inTheRules(off)).toBe(false);
    expect(await register(off)).toMatchObject({ status: 200 });
    const normal = await off.app.inject({ url: '/demo', headers: { accept: 'text/html' } });
    expect(normal.body).toContain('&quot;captchas&quot;:false');
    await off.call('PUT', '/wps/demo/switches', {
      body: { maintenance: true },
      headers: { 'x-demo-key': DEMO_KEY },
    });
    await off.close();
    expect(await inTheRules()).toBe(true);
    const { value } = await gateway.call('GET', '/wps/demo/switches', {
      headers: { 'x-demo-key': DEMO_KEY },
    });
    expect(value).toMatchObject({ maintenance: false, captchas: true });
  });

  it('can not be off outside the demo, whatever was switched before and the environment says', async () => {
    await turn(false);
    const env = {
      DEMO: '0',
      DEMO_CAPTCHAS: '0',
      SECRET_KEY: 'a secret of the tests that is long enough',
    };
    const { captchas } = readConfig(env);
    expect(captchas).toBe(true);
    const config = { ...gateway.config, demo: false };
    const { app } = await buildGateway({ config, db: gateway.db, now: gateway.now });
    const fields = await unread(gateway);
    const headers = { merchant: config.merchant, language: 'EN', 'x-demo-key': DEMO_KEY };
    const payload = await encryptBody(gateway, { method: 'PUT', url: REGISTER, fields });
    const asked = await app.inject({ method: 'PUT', url: REGISTER, headers, payload });
    expect(asked.json()).toMatchObject(REQUIRED);
    const url = '/wps/demo/switches';
    const turned = await app.inject({ method: 'PUT', url, headers, payload: { captchas: false } });
    expect(turned.statusCode).toBe(404);
    await app.close();
  });
});
