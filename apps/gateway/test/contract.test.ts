import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../src/demo/demo';
import { createHandlers } from '../src/operations';
import { admit } from '../src/platform/access';
import { readContract } from '../src/platform/contract';
import { ROLES } from '../src/platform/roles';
import type { Services } from '../src/services';
import { callExample } from './support/callExample';
import { startGateway, type TestGateway } from './support/gateway';
import { ENDING, EXAMPLE_ENVIRONMENT, openSessionOf } from './support/principals';

const contract = readContract();

describe('[API-03] the contract', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    // The test itself validates answers, so the gateway need not.
    gateway = await startGateway({ ...EXAMPLE_ENVIRONMENT, CHECK_ANSWERS: '0' });
  });
  afterAll(() => gateway.close());

  it('is answered as a whole, and nothing beside it', () => {
    const { config, db } = gateway;
    const opened = demo.open({ config, db, say: () => undefined });
    const { content } = opened;
    const services = { config, content, catalogue: content.catalogue } as Services;
    const answered = Object.keys(createHandlers(services, opened)).sort();
    expect(answered).toEqual(contract.operations.map(({ id }) => id).sort());
  });

  it('is kept by every answer to its own examples', async () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    addFormats(ajv);
    ajv.addSchema(contract.document, 'document');
    const tokens = new Map<string, string | null>();
    for (const operation of contract.operations) {
      const known = operation.access.findLast((one) => one !== 'trial') ?? 'guest';
      const role = operation.access.includes('guest') ? 'guest' : known;
      if (!tokens.has(role)) tokens.set(role, await openSessionOf(gateway, role));
      const token = tokens.get(role) ?? null;
      const answer = await callExample(gateway, contract, operation, { token });
      expect(answer.statusCode, `${operation.id}: ${answer.body.slice(0, 300)}`).toBe(200);
      const check = ajv.compile({ $ref: `document${encodeURI(operation.answerPointer)}` });
      const isValid = check(answer.json());
      expect(isValid, `${operation.id}: ${ajv.errorsText(check.errors)}`).toBe(true);
      if (ENDING.includes(operation.id)) tokens.delete(role);
    }
  });

  it('[API-02] takes sealed bodies alone where it says so: each operation refuses fields in plain', async () => {
    const sealed = contract.operations.filter(({ encrypted }) => encrypted);
    expect(sealed.length).toBeGreaterThan(0);
    const agent = await openSessionOf(gateway, 'agent');
    for (const operation of sealed) {
      const token = operation.access.includes('guest') ? null : agent;
      const answer = await gateway.app.inject({
        method: operation.method as 'POST' | 'PUT',
        url: operation.path,
        headers: {
          ...{ merchant: 'parlour', language: 'EN', 'idempotency-key': randomUUID() },
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        payload: { username: 'member1', password: 'in plain' },
      });
      const { errorCode } = answer.json<{ errorCode: string }>();
      expect([answer.statusCode, errorCode], operation.id).toEqual([400, 'ENC_REFUSED']);
    }
  });

  it('says what is wrong with a call that does not fit it', async () => {
    const answer = await gateway.call('GET', '/wps/games/detail?nodeId=koi', {
      headers: { merchant: 'Some Body' },
    });
    expect(answer).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    const { fields } = answer.value as { fields: object[] };
    expect(fields).toContainEqual({ field: 'nodeId', code: 'format' });
    expect(fields).toContainEqual({ field: 'Merchant', code: 'format' });
    const stranger = await gateway.call('GET', '/wps/system/whitelabel', {
      headers: { merchant: 'another-house' },
    });
    expect(stranger.value).toEqual({ fields: [{ field: 'Merchant', code: 'invalid' }] });
  });

  it('refuses text with a sign that no database keeps, beside its field', async () => {
    const asked = await gateway.call(
      'GET',
      '/wps/agent/affiliate?code=a%00b&domain=parlour.example',
    );
    expect(asked).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    const { fields } = asked.value as { fields: object[] };
    expect(fields).toContainEqual({ field: 'code', code: 'format' });
    const token = await gateway.login('member1');
    const body = { nodeId: 2000, vendor: 'L\0NW', gameType: 'RNG' };
    const sent = await gateway.call('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, body });
    expect(sent).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
  });

  it('lets nobody in who is not named', () => {
    const [operation] = contract.operations;
    if (operation === undefined) throw new Error('The contract is empty');
    const closed = { ...operation, access: [] };
    for (const role of ROLES) expect(() => admit(closed, role)).toThrow();
  });
});
