import { eq } from 'drizzle-orm';
import { PASSWORD } from '../../src/demo/seed/accounts';
import type { components } from '../../src/generated/contract';
import { passkey } from '../../src/passkeys/schema';
import { session } from '../../src/session/schema';
import { encryptBody } from '../support/encryptBody';
import type { TestGateway } from '../support/gateway';
import { passkeysOf } from '../support/passkeys';
import { softAuthenticator } from '../support/softAuthenticator';
import type { Examples } from './examples';

type Schemas = components['schemas'];

/** The demo takes the host of the call, which is this one where a test injects it. */
const SITE = { origin: 'http://localhost:80' };
const OPTIONS = '/wps/member/security/passkeys/options';

/** Steps every session up, so that one example leaves nothing for the next to ask. */
async function stepUpAll({ db, now }: TestGateway): Promise<void> {
  await db.update(session).set({ steppedUpAt: new Date(now()) });
}

async function options(gateway: TestGateway, token: string): Promise<Schemas['PasskeyCreation']> {
  await gateway.db.delete(passkey);
  await stepUpAll(gateway);
  const fields = { password: PASSWORD };
  const body = await encryptBody(gateway, { method: 'POST', url: OPTIONS, fields });
  const { value } = await gateway.call('POST', OPTIONS, { token, body });
  return value;
}

/** A device with a passkey of the holder of a token, and its id. */
async function deviceOf(gateway: TestGateway, token: string) {
  const device = softAuthenticator(SITE);
  const made = device.make(await options(gateway, token));
  await passkeysOf(gateway, token).made(made);
  const [row] = await gateway.db
    .select()
    .from(passkey)
    .where(eq(passkey.credentialId, device.credentialId));
  return { device, passkeyId: row?.id ?? '' };
}

/** Only for who may have passkeys. */
const ofMember =
  (
    prepare: (
      gateway: TestGateway,
      token: string,
    ) => ReturnType<NonNullable<Examples['addPasskey']>>,
  ) =>
  async (gateway: TestGateway, token: string | null) => {
    if (token === null) return {};
    const { status } = await passkeysOf(gateway, token).list();
    return status === 200 ? prepare(gateway, token) : {};
  };

/** Calls about passkeys. */
export const passkeyExamples: Examples = {
  startPasskey: ofMember(async (gateway) => {
    await gateway.db.delete(passkey);
    await stepUpAll(gateway);
    return { body: { password: PASSWORD } };
  }),
  addPasskey: ofMember(async (gateway, token) => ({
    body: softAuthenticator(SITE).make(await options(gateway, token)),
  })),
  renamePasskey: ofMember(async (gateway, token) => {
    const { passkeyId } = await deviceOf(gateway, token);
    return { values: { passkeyId } };
  }),
  removePasskey: ofMember(async (gateway, token) => {
    const { passkeyId } = await deviceOf(gateway, token);
    await stepUpAll(gateway);
    return { body: { passkeyId, password: PASSWORD } };
  }),
  startPasskeyStepUp: ofMember(async (gateway, token) => {
    await deviceOf(gateway, token);
    return {};
  }),
  stepUpByPasskey: ofMember(async (gateway, token) => {
    const { device } = await deviceOf(gateway, token);
    return { body: device.prove(await passkeysOf(gateway, token).askStepUp()) };
  }),
  loginByPasskey: async (gateway) => {
    const token = await gateway.login('member1');
    const { device } = await deviceOf(gateway, token);
    const assertion = device.prove(await passkeysOf(gateway).askLogin());
    return { body: { portal: 'member', assertion } };
  },
};
