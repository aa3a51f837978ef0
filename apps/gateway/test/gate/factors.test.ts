import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factorsOf } from '../support/authenticator';
import { startGateway, type TestGateway } from '../support/gateway';
import { passkeysOf, WITH_PASSKEYS } from '../support/passkeys';

const FIVE_MINUTES = 5 * 60_000;
const ROUNDS = 5;

describe('[TR-04] factors on PostgreSQL', () => {
  let gateway: TestGateway;
  let other: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway(WITH_PASSKEYS);
    other = await startGateway(WITH_PASSKEYS, gateway);
  });
  afterAll(async () => {
    await other.close();
    await gateway.close();
  });

  it('that are removed at once leave no recovery codes behind', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await gateway.login('member1');
      const factors = factorsOf(gateway, token);
      const { passkeys, recoveryCodes } = await passkeysOf(gateway, token).add();
      await factors.stepUp(recoveryCodes[0] ?? '');
      await factors.turnOn();
      const [{ passkeyId } = { passkeyId: '' }] = passkeys;
      const answers = await Promise.all([
        passkeysOf(gateway, token).remove(passkeyId),
        factorsOf(other, token).turnOff(),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await factors.left()).toBe(0);
      gateway.pass(FIVE_MINUTES);
      other.pass(FIVE_MINUTES);
    }
  });

  it('[TR-05] let a recovery code through once, however often it is sent at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await gateway.login('member1');
      const { recoveryCodes } = await factorsOf(gateway, token).turnOn();
      const [code = ''] = recoveryCodes;
      const answers = await Promise.all(
        [gateway, other, gateway, other].map((on) => factorsOf(on, token).stepUp(code)),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      for (const { success, errorCode } of answers)
        if (!success) expect(errorCode).toBe('INVALID_CODE');
      expect(await factorsOf(gateway, token).left()).toBe(recoveryCodes.length - 1);
      expect(await factorsOf(gateway, token).turnOff()).toMatchObject({ success: true });
    }
  });
});
