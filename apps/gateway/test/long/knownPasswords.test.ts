import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway';
import { KNOWN_PASSWORDS } from '../support/knownPasswords';
import { refusalsAt } from '../support/passwordForms';

describe('3,000 passwords that many people have', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it.each(['change', 'resetByPhone', 'registration'] as const)(
    'are refused, each of them, at the door of a %s',
    async (door) => {
      const refusals = await refusalsAt(gateway, door, KNOWN_PASSWORDS);
      const taken = KNOWN_PASSWORDS.filter((_, at) => refusals[at] !== 'WEAK_PASSWORD');
      expect(taken).toEqual([]);
      expect(refusals).toHaveLength(3000);
    },
  );
});
