import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factorsOf } from './support/authenticator';
import { ANSWERS, createContractCalls, KINDS } from './support/contractCalls';
import { startGateway, type TestGateway } from './support/gateway';

const STEP = 30_000;
const FIVE_MINUTES = 5 * 60_000;

describe('[TR-05] signing a contract', () => {
  let gateway: TestGateway;
  let token: string;
  let code: () => string;
  const { offered, seen } = createContractCalls(() => gateway);
  const stepUp = () => factorsOf(gateway, token).stepUp(code());

  beforeAll(async () => {
    gateway = await startGateway();
    token = await gateway.login('beacon1');
    ({ code } = await factorsOf(gateway, token).turnOn());
  });
  afterAll(() => gateway.close());

  it.each(KINDS)(
    'of the kind %s needs a step-up, and the call that it stopped signs once, by the same key',
    async (kind) => {
      const id = await offered('agent1', 'beacon1', kind === 'dividend' ? 100 : 20, { kind });
      const key = randomUUID();
      const sign = () =>
        gateway.call('POST', ANSWERS[kind], {
          token,
          body: { contractId: id, action: 'accept' },
          headers: { 'idempotency-key': key },
        });
      const state = async () => (await seen('agent1', id)).contract.state;
      expect(await state()).toBe('pending');
      // What an earlier step-up was good for is over.
      gateway.pass(FIVE_MINUTES);
      for (let n = 0; n < 2; n += 1)
        expect(await sign()).toMatchObject({
          ...{ status: 403, errorCode: 'STEP_UP_REQUIRED' },
          value: { stepUpMethods: ['authenticator', 'recoveryCode'] },
        });
      expect(await factorsOf(gateway, token).stepUp('000000')).toMatchObject({
        errorCode: 'INVALID_CODE',
      });
      expect(await sign()).toMatchObject({ errorCode: 'STEP_UP_REQUIRED' });
      expect(await state()).toBe('pending');
      gateway.pass(STEP);
      expect(await stepUp()).toMatchObject({ status: 200 });
      expect(await sign()).toMatchObject({ status: 200 });
      expect(await state()).toBe('accepted');
      expect(await sign()).toMatchObject({ errorCode: 'STATE_CONFLICT' });
      expect(await state()).toBe('accepted');
    },
  );
});
