import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../src/generated/contract';
import { passkey } from '../src/passkeys/schema';
import { readContract } from '../src/platform/contract';
import type { OperationId } from '../src/platform/handlers';
import { account, session } from '../src/session/schema';
import { encryptBody } from './support/encryptBody';
import { type Answer, startGateway, type TestGateway } from './support/gateway';
import { passkeysOf, SITE, WITH_PASSKEYS } from './support/passkeys';
import { softAuthenticator } from './support/softAuthenticator';

type Schemas = components['schemas'];
type Code = Schemas['ErrorCode'];

const PASSWORD = 'Parlour#2024';
const MOST = 10;
/** No domain can be taken of it, and none is configured where it is used. */
const NO_HOST = { host: 'not a host' };
/** Codes that every operation shares are proven elsewhere. */
const OWN: readonly Code[] = [
  ...(['PASSKEY_REFUSED', 'FEATURE_OFF', 'LIMIT_EXCEEDED', 'NOT_FOUND', 'STATE_CONFLICT'] as const),
  ...(['WRONG_PASSWORD', 'STEP_UP_REQUIRED', 'NON_AGENT', 'NON_MEMBER'] as const),
];
const contract = readContract();
const operations = contract.operations.filter(({ id }) => /passkey/i.test(id));

interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
}
interface Response {
  content: { 'application/json': { examples?: Record<string, { value: object }> } };
}

describe('[TR-03] [API-03] refusals of passkeys', () => {
  let gateway: TestGateway;
  /** The same gateway where passkeys are off. */
  let off: TestGateway;
  let token: string;
  let device: ReturnType<typeof softAuthenticator>;
  const own = () => passkeysOf(gateway, token);
  const guest = () => passkeysOf(gateway);
  const seen = new Set<string>();

  /** Takes a refusal as the contract shows it in its example. */
  function expectShown(id: OperationId, code: Code, { status, success, errorCode }: Answer): void {
    expect({ id, success, errorCode }).toEqual({ id, success: false, errorCode: code });
    const { path, method } = operations.find((one) => one.id === id) ?? { path: '', method: '' };
    const { paths } = contract.document as unknown as Documented;
    const shown = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    const example = shown?.content['application/json'].examples?.[code]?.value;
    expect(example, `${id} ${code}`).toMatchObject({ success, errorCode });
    seen.add(`${id} ${code}`);
  }
  const change = (columns: Partial<typeof account.$inferInsert>) =>
    gateway.db.update(account).set(columns).where(eq(account.username, 'member1'));
  const steppedUp = (at: Date | null) => gateway.db.update(session).set({ steppedUpAt: at });
  const creation = async () => (await own().start()).value as Schemas['PasskeyCreation'];

  beforeAll(async () => {
    gateway = await startGateway(WITH_PASSKEYS);
    off = await startGateway({}, gateway);
    token = await gateway.login('member1');
  });
  afterAll(async () => {
    await off.close();
    await gateway.close();
  });

  it('of whoever has none', async () => {
    const asked = await gateway.call('POST', '/wps/session/stepUp/passkey/options', { token });
    expectShown('startPasskeyStepUp', 'STATE_CONFLICT', asked);
    expectShown('startPasskey', 'WRONG_PASSWORD', await own().start('not-it'));
    const wrong = { origin: 'https://evil.example' };
    const made = softAuthenticator(SITE).make(await creation(), 'Phone', wrong);
    expectShown('addPasskey', 'PASSKEY_REFUSED', await own().made(made));
  });

  it('of whoever has not stepped up', async () => {
    const late = softAuthenticator(SITE).make(await creation());
    ({ device } = await own().add());
    const [{ passkeyId } = { passkeyId: '' }] = (await own().list()).value as Schemas['Passkeys'];
    expectShown('startPasskey', 'STEP_UP_REQUIRED', await own().start());
    expectShown('addPasskey', 'STEP_UP_REQUIRED', await own().made(late));
    expectShown('removePasskey', 'STEP_UP_REQUIRED', await own().remove(passkeyId));
  });

  it('of what is wrong, unknown or too much', async () => {
    await steppedUp(new Date(gateway.now()));
    expectShown('renamePasskey', 'NOT_FOUND', await own().rename('pk-nobody', 'Mine'));
    expectShown('removePasskey', 'NOT_FOUND', await own().remove('pk-nobody'));
    expectShown('removePasskey', 'WRONG_PASSWORD', await own().remove('pk-nobody', 'not-it'));
    const [row] = await gateway.db.select().from(passkey);
    if (row === undefined) throw new Error('No passkey');
    const made = softAuthenticator(SITE).make(await creation());
    const more = Array.from({ length: MOST - 1 }, (_, at) => ({
      ...row,
      id: `pk-${at}`,
      credentialId: `c${at}`,
    }));
    await gateway.db.insert(passkey).values(more);
    expectShown('startPasskey', 'LIMIT_EXCEEDED', await own().start());
    expectShown('addPasskey', 'LIMIT_EXCEEDED', await own().made(made));
  });

  it('of another site, and at the wrong portal', async () => {
    const wrong = { origin: 'https://evil.example' };
    const proof = device.prove(await own().askStepUp(), wrong);
    expectShown('stepUpByPasskey', 'PASSKEY_REFUSED', await own().stepUp(proof));
    expectShown('loginByPasskey', 'PASSKEY_REFUSED', await guest().logInBy(device, wrong));
    const logIn = async (portal: string) =>
      guest().logIn(device.prove(await guest().askLogin()), portal);
    expectShown('loginByPasskey', 'NON_AGENT', await logIn('agent'));
    await change({ type: 4 });
    expectShown('loginByPasskey', 'NON_MEMBER', await logIn('member'));
    await change({ type: 0 });
  });

  it('where they are off', async () => {
    const assertion = device.prove(await guest().askLogin());
    const attestation = softAuthenticator(SITE).make({ ...(await optionsOf()) });
    const at = '/wps/member/security/passkeys';
    const sealed = (url: string, fields: object) =>
      encryptBody(off, { method: 'POST', url, fields });
    const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, by?: string) =>
      off.call(method, url, {
        headers: NO_HOST,
        ...(body && { body }),
        ...(by === undefined ? {} : { token: by }),
      });
    await steppedUp(new Date(gateway.now()));
    const password = PASSWORD;
    const calls: [OperationId, Promise<Answer>][] = [
      ['listPasskeys', ask('GET', at, undefined, token)],
      ['addPasskey', ask('POST', at, attestation, token)],
      [
        'startPasskey',
        ask('POST', `${at}/options`, await sealed(`${at}/options`, { password }), token),
      ],
      ['renamePasskey', ask('PUT', `${at}/pk-1`, { name: 'Mine' }, token)],
      [
        'removePasskey',
        ask(
          'POST',
          `${at}/remove`,
          await sealed(`${at}/remove`, { passkeyId: 'pk-1', password }),
          token,
        ),
      ],
      ['startPasskeyStepUp', ask('POST', '/wps/session/stepUp/passkey/options', undefined, token)],
      ['stepUpByPasskey', ask('POST', '/wps/session/stepUp/passkey', assertion, token)],
      ['startPasskeyLogin', ask('POST', '/wps/session/passkey/options')],
      ['loginByPasskey', ask('POST', '/wps/session/passkey', { portal: 'member', assertion })],
    ];
    for (const [id, answer] of calls) expectShown(id, 'FEATURE_OFF', await answer);
  });

  it('are all shown by the contract and proven here', () => {
    const listed = operations.flatMap(({ id, refusals }) =>
      OWN.filter((code) => refusals.includes(code)).map((code) => `${id} ${code}`),
    );
    expect([...seen].sort()).toEqual(listed.sort());
  });

  /** What a browser would be asked to make, for another account that has room. */
  async function optionsOf(): Promise<Schemas['PasskeyCreation']> {
    const other = passkeysOf(gateway, await gateway.login('agent1'));
    return (await other.start()).value;
  }
});
