import {
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from './visitor';

/** What a member chose by itself. */
export const CHOSEN = 'Quiet-Harbour-9';
/** What the agent gave who opened the account. */
const GIVEN = 'Lantern#71koi';
/** Of the demo: everybody is sent the same one. */
export const CODE = '246810';

const HEADERS = { Merchant: 'parlour', Language: 'EN' };

/** A name that nobody has. */
export const newName = (): string => `willow${randomBytes(4).toString('hex')}`;

/** A mobile number of Singapore that nobody has. */
export const newNumber = (): string =>
  `8${String(1_000_000 + (randomBytes(4).readUInt32BE() % 8_999_999))}`;

export interface OwnAccount {
  username: string;
  password: string;
}

interface Call {
  path: string;
  fields: object;
  token?: string;
}

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

const lengthAnd = (text: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(text)]);
};

/** The key of both sides (RFC 7518, 4.6): its length of 256 bits is that of one round. */
function agreeOnKey(secret: Buffer): Buffer {
  const round = Buffer.from([0, 0, 0, 1]);
  const bits = Buffer.from([0, 0, 1, 0]);
  const info = [lengthAnd('A256GCM'), lengthAnd(''), lengthAnd(''), bits];
  return createHash('sha256')
    .update(Buffer.concat([round, secret, ...info]))
    .digest();
}

/** Seals fields as the contract asks (API-02). */
function seal(jwk: JsonWebKey, plaintext: object): string {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const key = agreeOnKey(diffieHellman({ privateKey: own.privateKey, publicKey }));
  const { kty, crv, x, y } = own.publicKey.export({ format: 'jwk' });
  const header = base64(
    JSON.stringify({
      ...{ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk['kid'], typ: 'enc+jwe', cty: 'json' },
      epk: { kty, crv, x, y },
    }),
  );
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(plaintext)), cipher.final()]);
  return [header, '', base64(iv), base64(sealed), base64(cipher.getAuthTag())].join('.');
}

/** Makes a call of the contract whose body is sealed; gives what it answers. */
async function send<Value>(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  { path, fields, token }: Call,
): Promise<Value> {
  const { keys } = (await (await request.get('/.well-known/jwks.json')).json()) as {
    keys: [JsonWebKey];
  };
  const iat = Math.floor(Date.now() / 1000);
  const jwe = seal(keys[0], { jti: randomUUID(), iat, m: method, p: path, d: fields });
  const answer = await request.fetch(path, {
    method,
    headers: { ...HEADERS, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    data: { jwe },
  });
  const { success, errorCode, value } = (await answer.json()) as {
    success: boolean;
    errorCode: string | null;
    value: Value;
  };
  expect(success, `${path}: ${errorCode ?? ''}`).toBe(true);
  return value;
}

/** Opens a session at the gateway, without a page; gives its token. */
export async function openSession(
  request: APIRequestContext,
  { username, password }: OwnAccount,
): Promise<string> {
  const fields = { type: 'username', username, password };
  const path = '/wps/session/login';
  return (await send<{ token: string }>(request, 'POST', { path, fields })).token;
}

/** An account that an agent has just opened: its password has to be changed at the first login. */
export async function openedByAgent(request: APIRequestContext): Promise<OwnAccount> {
  const token = await openSession(request, { username: 'agent1', password: PASSWORD });
  const account = { username: newName(), password: GIVEN };
  await send(request, 'POST', {
    path: '/wps/agent/team/accounts',
    fields: {
      ...account,
      confirmPassword: GIVEN,
      accountType: 'member',
      rebates: [],
      remark: '',
    },
    token,
  });
  return account;
}

/** Changes the password of an account, as on another device. */
export async function changePassword(
  request: APIRequestContext,
  account: OwnAccount,
  newPassword: string,
): Promise<OwnAccount> {
  const token = await openSession(request, account);
  await send(request, 'POST', {
    path: '/wps/member/password',
    fields: { oldPassword: account.password, newPassword, confirmNewPassword: newPassword },
    token,
  });
  return { ...account, password: newPassword };
}

/** An account that no other test knows. */
export async function newAccount(request: APIRequestContext): Promise<OwnAccount> {
  return changePassword(request, await openedByAgent(request), CHOSEN);
}

/** Binds a number that nobody has to an account; gives the number. */
export async function bindNumber(request: APIRequestContext, account: OwnAccount): Promise<string> {
  const token = await openSession(request, account);
  const mobileNum = newNumber();
  const target = { countryDialingCode: '65', mobileNum };
  const sent = await request.post('/wps/member/security/code', {
    headers: { ...HEADERS, Authorization: `Bearer ${token}` },
    data: { target: 'mobile', ...target },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const fields = { ...target, verificationCode: CODE, password: account.password };
  await send(request, 'PUT', { path: '/wps/member/security/mobile', fields, token });
  return mobileNum;
}
