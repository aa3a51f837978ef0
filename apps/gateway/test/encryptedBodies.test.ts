import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usedBody } from '../src/platform/schema';
import { START } from './support/clock';
import { encryptBody, type PlainBody } from './support/encryptBody';
import { startGateway, type TestGateway } from './support/gateway';

const MINUTE = 60_000;
const LOGIN = '/wps/session/login';
const fields = { type: 'username', username: 'member1', password: 'Parlour#2024' };
const plain: PlainBody = { method: 'POST', url: LOGIN, fields };

describe('[API-02] sealed bodies', () => {
  let gateway: TestGateway;
  const post = (body: object) => gateway.call('POST', LOGIN, { body });
  const refusal = (errorCode: string) => ({
    status: 400,
    success: false,
    value: null,
    message: 'Unknown error',
    errorCode,
  });

  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  it('are opened when everything about them is right', async () => {
    const answer = await post(await encryptBody(gateway, plain));
    expect(answer).toMatchObject({ status: 200, success: true });
  });

  it('are refused the second time', async () => {
    const body = await encryptBody(gateway, plain);
    expect(await post(body)).toMatchObject({ status: 200 });
    expect(await post(body)).toMatchObject(refusal('ENC_REFUSED'));
  });

  it('are remembered for ten minutes at least, which is longer than they are good for, and then no more', async () => {
    const remembered = () => gateway.db.$count(usedBody);
    // The first run of the jobs only records the time.
    await gateway.runJobs();
    const body = await encryptBody(gateway, plain);
    await post(body);
    const before = await remembered();
    gateway.pass(9 * MINUTE);
    await gateway.runJobs();
    expect(await remembered()).toBe(before);
    expect(await post(body)).toMatchObject(refusal('ENC_REFUSED'));
    gateway.pass(20 * MINUTE);
    await gateway.runJobs();
    expect(await remembered()).toBe(0);
  });

  it('are refused as plaintext, with more beside them, or as something else', async () => {
    const { jwe } = await encryptBody(gateway, plain);
    for (const body of [
      fields,
      {},
      { jwe, more: 1 },
      { jwe: 7 },
      { jwe: 'a.b.c.d.e' },
      [],
      { jwe: '' },
    ])
      expect(await post(body), JSON.stringify(body)).toMatchObject(refusal('ENC_REFUSED'));
  });

  it.each([
    ['older than two minutes', { iat: -121 }],
    ['from the future', { iat: 121 }],
  ])('are refused when they are %s', async (_name, { iat }) => {
    const at = Math.floor(gateway.now() / 1000) + iat;
    const body = await encryptBody(gateway, { ...plain, plaintext: { iat: at } });
    expect(await post(body)).toMatchObject(refusal('ENC_REFUSED'));
  });

  it.each([
    ['another method', { m: 'PUT' }],
    ['another path', { p: '/wps/member/password' }],
    ['no name of its own', { jti: undefined }],
    ['a name that is no UUID', { jti: 'the-first' }],
    ['a name of another kind', { jti: 7 }],
    ['a time in words', { iat: 'now' }],
    ['a part of a second', { iat: Math.floor(START / 1000) + 0.5 }],
    ['more beside the fields', { more: 1 }],
    ['no fields', { d: undefined }],
  ])('are refused with %s', async (_name, plaintext) => {
    const body = await encryptBody(gateway, { ...plain, plaintext });
    expect(await post(body)).toMatchObject(refusal('ENC_REFUSED'));
  });

  it('are told apart only when their key is unknown, so that a client fetches the keys', async () => {
    const body = await encryptBody(gateway, { ...plain, header: { kid: 'k-of-last-year' } });
    expect(await post(body)).toMatchObject(refusal('UNKNOWN_KEY'));
  });

  it('are refused under other algorithms, even with the right key', async () => {
    const body = await encryptBody(gateway, { ...plain, header: { enc: 'A128GCM' } });
    expect(await post(body)).toMatchObject(refusal('ENC_REFUSED'));
    const wrapped = await encryptBody(gateway, { ...plain, header: { alg: 'ECDH-ES+A256KW' } });
    expect(await post(wrapped)).toMatchObject(refusal('ENC_REFUSED'));
  });

  it('are refused when a single letter was changed', async () => {
    const { jwe } = await encryptBody(gateway, plain);
    const at = jwe.length - 4;
    const changed = jwe.slice(0, at) + (jwe[at] === 'A' ? 'B' : 'A') + jwe.slice(at + 1);
    expect(await post({ jwe: changed })).toMatchObject(refusal('ENC_REFUSED'));
  });

  it('are checked against the contract once they are open', async () => {
    const body = await encryptBody(gateway, {
      ...plain,
      fields: { ...fields, type: 'magic', x: 1 },
    });
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    const { fields: errors } = answer.value as { fields: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(['type', 'x']);
  });

  it('are sealed under keys of which at most two are published, without their private half', async () => {
    const { keys } = (await gateway.app.inject('/.well-known/jwks.json')).json<{
      keys: object[];
    }>();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.length).toBeLessThanOrEqual(2);
    for (const key of keys) expect(key).not.toHaveProperty('d');
  });
});
