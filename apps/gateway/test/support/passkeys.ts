import type { components } from '../../src/generated/contract';
import { encryptBody } from './encryptBody';
import type { Answer, TestGateway } from './gateway';
import { type Deviation, softAuthenticator } from './softAuthenticator';

type Schemas = components['schemas'];

const PASSWORD = 'Parlour#2024';
const PASSKEYS = '/wps/member/security/passkeys';
export const SITE = { origin: 'https://play.example' };
/** The environment of a gateway whose site is `SITE`. */
export const WITH_PASSKEYS = { SITE_ORIGIN: SITE.origin, PASSKEY_DOMAIN: 'play.example' };

/** Calls about passkeys, by a session or without one. */
export function passkeysOf(gateway: TestGateway, token = '') {
  const own = token === '' ? {} : { token };
  const post = (url: string, body?: object, remoteAddress?: string): Promise<Answer> =>
    gateway.call('POST', url, {
      ...own,
      ...(body === undefined ? {} : { body }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
  const calls = {
    async start(password = PASSWORD): Promise<Answer> {
      const url = `${PASSKEYS}/options`;
      return post(url, await encryptBody(gateway, { method: 'POST', url, fields: { password } }));
    },
    made: (attestation: object): Promise<Answer> => post(PASSKEYS, attestation),
    /** Adds a passkey on a device of its own. */
    async add(name = 'My phone', isCounting = true) {
      const device = softAuthenticator(SITE, isCounting);
      const options = (await calls.start()).value as Schemas['PasskeyCreation'];
      const answer = await calls.made(device.make(options, name));
      return { device, answer, ...(answer.value as Schemas['PasskeyAdded']) };
    },
    list: () => gateway.call('GET', PASSKEYS, own),
    rename: (id: string, name: string) =>
      gateway.call('PUT', `${PASSKEYS}/${id}`, { ...own, body: { name } }),
    async remove(passkeyId: string, password = PASSWORD): Promise<Answer> {
      const url = `${PASSKEYS}/remove`;
      const fields = { passkeyId, password };
      return post(url, await encryptBody(gateway, { method: 'POST', url, fields }));
    },
    async askLogin() {
      return (await post('/wps/session/passkey/options')).value as Schemas['PasskeyRequest'];
    },
    logIn: (assertion: object, portal = 'member', address?: string): Promise<Answer> =>
      post('/wps/session/passkey', { portal, assertion }, address),
    async askStepUp() {
      const { value } = await post('/wps/session/stepUp/passkey/options');
      return value as Schemas['PasskeyRequest'];
    },
    stepUp: (assertion: object): Promise<Answer> => post('/wps/session/stepUp/passkey', assertion),
    /** Logs in by a device, as it does or with something wrong about it. */
    async logInBy(device: ReturnType<typeof softAuthenticator>, more: Deviation = {}) {
      return calls.logIn(device.prove(await calls.askLogin(), more));
    },
  };
  return calls;
}
