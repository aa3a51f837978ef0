import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract';
import { callExample, prepareExample } from '../support/callExample';
import { startGateway, type TestGateway } from '../support/gateway';
import { EXAMPLE_ENVIRONMENT } from '../support/principals';

const contract = readContract();
const { paths } = contract.document as {
  paths: Record<string, Record<string, { 'x-personal'?: boolean } | undefined> | undefined>;
};

/** What a client keeps in its cache when a session ends. */
const PUBLIC = contract.operations.filter(
  ({ method, path, access }) =>
    method === 'GET' && access.includes('guest') && paths[path]?.get?.['x-personal'] !== true,
);

describe('[LOGIN-12] an answer that outlives a session', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ ...EXAMPLE_ENVIRONMENT, CHECK_ANSWERS: '0' });
  });
  afterAll(() => gateway.close());

  it.each(PUBLIC.map((operation) => [operation.id, operation] as const))(
    '%s is the same for a guest, a member and an agent',
    async (_, operation) => {
      const example = await prepareExample(gateway, operation, null);
      const ask = async (token: string | null) => {
        const { statusCode, body } = await callExample(gateway, contract, operation, {
          token,
          example,
        });
        return [statusCode, body];
      };
      const guest = await ask(null);
      expect(guest[0]).toBe(200);
      expect(await ask(await gateway.login('member1'))).toEqual(guest);
      expect(await ask(await gateway.login('agent1'))).toEqual(guest);
    },
  );

  it('is one of many', () => {
    expect(PUBLIC.length).toBeGreaterThan(20);
  });
});
