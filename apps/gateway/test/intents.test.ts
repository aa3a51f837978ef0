import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import type { ContractOperation } from '../src/platform/contract';
import { createIdempotency } from '../src/platform/idempotency';
import { outcomeOf } from '../src/wallet/intentOutcome';
import { startGateway, type TestGateway } from './support/gateway';
import { movesOf, ownerOf } from './support/wallet';

type Schemas = components['schemas'];

describe('intents', () => {
  let gateway: TestGateway;
  let moves: ReturnType<typeof movesOf>;
  let token = '';
  let ownerId = 0;

  const outcome = async (key: string, by = token) => {
    const url = `/wps/wallet/intentOutcome?key=${key}`;
    return (await gateway.call('GET', url, { token: by })).value as Schemas['IntentOutcome'];
  };

  beforeAll(async () => {
    gateway = await startGateway();
    moves = movesOf(gateway);
    token = await gateway.login('member1');
    ownerId = (await ownerOf(gateway, 'member1')).id;
  });
  afterAll(() => gateway.close());

  it('tell what became of an intent, to its owner alone', async () => {
    const key = randomUUID();
    const unknown = {
      key,
      outcome: 'UNKNOWN',
      operationId: null,
      recordId: null,
      finishedAt: null,
    };
    expect(await outcome(key)).toMatchObject(unknown);
    const url = '/wps/wallet/deposits';
    const tooMuch = { methodId: 'dm-wallet', amount: '9999.00' };
    expect(await moves.open({ token, url, fields: tooMuch, key })).toMatchObject({
      success: false,
    });
    expect(await outcome(key)).toMatchObject(unknown);
    const begun = await moves.open({ token, url, fields: { ...tooMuch, amount: '9.00' }, key });
    const { depositId } = begun.value as Schemas['Deposit'];
    const done = { outcome: 'SUCCEEDED', operationId: 'createDeposit', recordId: depositId };
    expect(await outcome(key.toUpperCase())).toMatchObject({ ...done, key });
    expect(await outcome(key, await gateway.login('agent1'))).toMatchObject(unknown);
    const wrong = await gateway.call('GET', '/wps/wallet/intentOutcome?key=1', { token });
    expect(wrong).toMatchObject({ status: 400 });
  });

  it('see an intent that is still running', async () => {
    const intent = { scope: `account:${ownerId}`, key: randomUUID(), requestHash: 'x' };
    const operation = { id: 'createDeposit' } as ContractOperation;
    const run = createIdempotency(gateway.db).run(
      intent,
      operation,
      new Date(gateway.now()),
      (tx) => outcomeOf(tx, intent),
    );
    expect(await run).toMatchObject({ outcome: 'RUNNING', recordId: null });
    expect(await outcomeOf(gateway.db, intent)).toMatchObject({ outcome: 'SUCCEEDED' });
  });
});
