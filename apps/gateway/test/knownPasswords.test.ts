import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNewPassword } from '../src/member/passwordRules';
import { mailedToken } from './examples/identity';
import { startGateway, type TestGateway } from './support/gateway';
import { KNOWN_PASSWORDS } from './support/knownPasswords';
import { refusalsAt } from './support/passwordForms';

/** For each form this sample is tried here; test/long tries all of them. */
const SAMPLE = KNOWN_PASSWORDS.filter((_, at) => at % 200 === 0);

describe('passwords that many people have', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are refused, 3,000 of 3,000, by the rule for new ones', async () => {
    const words = new Set(KNOWN_PASSWORDS);
    expect(words.size).toBe(3000);
    const taken: string[] = [];
    for (const word of words)
      await checkNewPassword(word, {}).then(
        () => taken.push(word),
        (error: unknown) => expect(error).toMatchObject({ code: 'WEAK_PASSWORD' }),
      );
    expect(taken).toEqual([]);
    await expect(checkNewPassword('Quiet-Harbour-9', {})).resolves.toBeUndefined();
  });

  it.each(['change', 'resetByPhone', 'resetByMail', 'registration'] as const)(
    'are refused at the door of a %s',
    async (door) => {
      const resetToken = await mailedToken(gateway, 'agent1');
      const refusals = await refusalsAt(gateway, door, SAMPLE, resetToken);
      expect(refusals).toEqual(SAMPLE.map(() => 'WEAK_PASSWORD'));
    },
  );
});
