import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import type { MarketPolicy } from '../src/saferPlay/checkPolicy';
import { newcomer } from './examples/identity';
import { startGateway } from './support/gateway';
import { withdrawalsOf } from './support/withdrawals';

const folder = mkdtempSync(join(tmpdir(), 'parlour-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('[SP-01] the market policy of a gateway', () => {
  it('is the open one, where none is named', async () => {
    const gateway = await startGateway();
    const { value } = await gateway.call('GET', '/wps/saferPlay/marketPolicy');
    expect(value).toMatchObject({ policyId: 'open', realityCheck: { isRequired: false } });
    expect(value).not.toHaveProperty('$schema');
    await gateway.close();
  });

  it('is the one that is named', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/pa-like.json' });
    const { value } = await gateway.call('GET', '/wps/saferPlay/marketPolicy');
    expect(value).toMatchObject({ policyId: 'pa-like', realityCheck: { standard: 'PT60M' } });
    await gateway.close();
  });

  it.each([
    ['{"policyId": "own"}', /own\.json can not be used\n- title is missing/],
    ['{', /own\.json can not be read/],
  ])('keeps the gateway from starting where it is %j', async (text, message) => {
    const file = join(folder, 'own.json');
    writeFileSync(file, text);
    await expect(startGateway({ MARKET_POLICY: file })).rejects.toThrow(message);
  });

  it('[SP-09] says how long before its end a session warns', async () => {
    const open = JSON.parse(
      readFileSync('apps/gateway/policies/open.json', 'utf8'),
    ) as MarketPolicy;
    const file = join(folder, 'patient.json');
    writeFileSync(file, JSON.stringify({ ...open, session: { idleWarning: 'PT5M' } }));
    const gateway = await startGateway({ MARKET_POLICY: file });
    const token = await gateway.login('member1');
    const { value } = await gateway.call('GET', '/wps/session', { token });
    expect(value).toMatchObject({ warningSeconds: 300, idleSecondsLeft: 1800 });
    await gateway.close();
  });

  it('[SP-13] tells a first page whether to ask for the age', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/strict-eu.json' });
    const { value } = await gateway.call('GET', '/wps/system/status?host=localhost:5173');
    const { info } = value as components['schemas']['SystemStatus'];
    expect(info.ages).toEqual({ minimum: 18, gate: 'FIRST_VISIT' });
    await gateway.close();
  });

  it('[SP-13] lets nobody register, or name a birthday, below the age of the market', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/on-like.json' });
    const thisYear = new Date(gateway.now()).getUTCFullYear();
    const ofAge = (years: number) => `${String(thisYear - years)}-01-01`;
    const tooYoung = { value: { fields: [{ field: 'birthday', code: 'invalid' }] } };
    const register = async (birthday?: string) => {
      const fields = { ...(await newcomer(gateway)), birthday };
      return { fields, answer: await gateway.send('PUT', '/wps/member/register', fields) };
    };
    expect((await register(ofAge(18))).answer).toMatchObject(tooYoung);
    expect((await register(ofAge(19))).answer).toMatchObject({ success: true });
    const { fields } = await register();
    const token = await gateway.login(fields.username, fields.password);
    const name = (birthday: string) =>
      gateway.call('PUT', '/wps/member/profile', { token, body: { birthday } });
    expect(await name(ofAge(18))).toMatchObject(tooYoung);
    expect(await name(ofAge(19))).toMatchObject({ success: true });
    await gateway.close();
  });

  it('[R10] lets nobody take back a withdrawal where the market forbids it', async () => {
    const gateway = await startGateway({ MARKET_POLICY: 'apps/gateway/policies/gb-like.json' });
    const own = await withdrawalsOf(gateway);
    await own.logIn();
    const before = await own.balance();
    const asked = await own.asked('50.00');
    expect(asked).toMatchObject({ state: 'REVIEWING', canBeCancelled: false });
    expect(await own.takeBack(asked.withdrawalId)).toMatchObject({ errorCode: 'FEATURE_OFF' });
    expect(await own.look(asked.withdrawalId)).toMatchObject({ state: 'REVIEWING' });
    expect(await own.balance()).toBe(before - 50_00n);
    await gateway.close();
  });
});
