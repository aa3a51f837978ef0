import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_KEY, startGateway, type TestGateway } from './support/gateway';

describe('the gate', () => {
  let gateway: TestGateway;
  const turn = (body: object) =>
    gateway.call('PUT', '/wps/demo/switches', { body, headers: { 'x-demo-key': DEMO_KEY } });

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('refuses what can not be read, in the envelope and without a word about its inside', async () => {
    const payloads = ['{', '[1,', '"', '{"__proto__":{"x":1}}', 'x'.repeat(70_000)];
    for (const payload of payloads) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/wps/session/login',
        headers: { 'content-type': 'application/json', merchant: 'parlour', language: 'ID' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
      expect(answer.body).not.toMatch(/at .*\.(ts|js)|node_modules/);
    }
  });

  it('takes reports of refused content in both forms that browsers send', async () => {
    const report = (type: string, payload: unknown) =>
      gateway.app.inject({
        method: 'POST',
        url: '/wps/report/csp',
        headers: { 'content-type': type },
        payload: JSON.stringify(payload),
      });
    const old = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } };
    expect((await report('application/csp-report', old)).statusCode).toBe(200);
    const body = { effectiveDirective: 'script-src', blockedURL: 'inline' };
    const list = [{ type: 'csp-violation', body }];
    expect((await report('application/reports+json', list)).statusCode).toBe(200);
    expect((await report('application/reports+json', [])).statusCode).toBe(400);
  });

  it('speaks the language of the caller in its refusals', async () => {
    const answer = await gateway.call('GET', '/wps/v2/wallets/balance', {
      headers: { language: 'CN' },
    });
    expect(answer.message).toBe('您尚未登录，请先登录');
  });

  it('closes the site by switch, says so, and stays reachable for reviewers', async () => {
    const lists = '/wps/relay/GCSGAME_gameVendor?merchantCode=parlour';
    await turn({ maintenance: true, regionBlock: true });
    expect(await gateway.call('GET', lists)).toMatchObject({
      status: 503,
      errorCode: 'MAINTENANCE',
    });
    const status = await gateway.call('GET', '/wps/system/status?host=localhost:5173');
    expect(status.value).toMatchObject({
      maintenance: { active: true },
      regionRestriction: { active: true },
    });
    await turn({ maintenance: false });
    expect(await gateway.call('GET', lists)).toMatchObject({ errorCode: 'REGION_BLOCKED' });
    await turn({ regionBlock: false, failingOperations: ['getGameVendors'] });
    expect(await gateway.call('GET', lists)).toMatchObject({ status: 500 });
    await turn({ failingOperations: [], flags: [{ modId: 'FREEPLAY3', enabled: false }] });
    expect(await gateway.call('GET', lists)).toMatchObject({ status: 200 });
    const flags = await gateway.call('GET', '/wps/system/whitelabel');
    expect(JSON.stringify(flags.value)).toContain('"modId":"FREEPLAY3","enabled":"0"');
  });

  it('has no switches without the key', async () => {
    const wrong = { headers: { 'x-demo-key': 'some-other-key' } };
    expect(await gateway.call('GET', '/wps/demo/switches', wrong)).toMatchObject({ status: 404 });
  });

  it('knows the hosts of the site', async () => {
    const other = await gateway.call('GET', '/wps/system/status?host=elsewhere.example');
    expect(other).toMatchObject({
      status: 403,
      message: 'Invalid URL, please contact customer service',
    });
  });
});
