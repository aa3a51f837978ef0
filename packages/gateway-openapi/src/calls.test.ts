import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import text from '../spec/openapi.yaml?raw';
import { baseApi } from './baseApi';
import { forgetKey } from './encryptBody';
import type { GatewayExtra } from './environment';
import { PRODUCT_CALLS } from './productCalls.fixtures';
import { exampleOf, type OperationId } from './testing';

const generated = import.meta.glob('./generated/*.ts', { eager: true });
const baseUrl = 'https://gateway.example';
const keys = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
interface Operation {
  operationId: string;
  'x-encrypted'?: boolean;
}
const { paths } = parse(text) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    id: operation.operationId,
    isEncrypted: operation['x-encrypted'] === true,
  })),
);
const rows = PRODUCT_CALLS.map(({ call }) => ({
  call,
  id: operations.find((operation) => operation.call === call)?.id ?? 'missing',
}));

/** Has a value for every field that an endpoint reads from its argument. */
const secret = 'open-sesame';
const anything = new Proxy({}, { get: () => secret });

type Start = ThunkAction<Promise<unknown>, unknown, GatewayExtra, UnknownAction>;
type Endpoints = Record<string, { initiate: (argument: unknown) => Start } | undefined>;
const endpoints = baseApi.endpoints as unknown as Endpoints;

function newStore() {
  const gateway: GatewayExtra['gateway'] = {
    baseUrl,
    merchant: 'parlour',
    readLanguage: () => 'EN',
    readToken: () => null,
    onTokenReplaced: () => undefined,
    onSessionEnded: () => undefined,
    onSessionRestricted: () => undefined,
    onSiteClosed: () => undefined,
    onStepUpRequired: () => Promise.resolve(false),
  };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { gateway } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
}

describe('the generated endpoints', () => {
  const sent: { call: string; body: string }[] = [];
  let jwks = '';
  let value: unknown;

  beforeAll(async () => {
    jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1' }] });
  });
  beforeEach(() => {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname === '/.well-known/jwks.json') return new Response(jwks);
      sent.push({ call: `${request.method} ${pathname}`, body: await request.text() });
      return Response.json({ success: true, value, message: null, errorCode: null });
    });
  });
  afterEach(() => {
    sent.length = 0;
    forgetKey(baseUrl);
    vi.unstubAllGlobals();
  });

  async function run(id: string): Promise<void> {
    const endpoint = endpoints[id];
    if (endpoint === undefined) throw new Error(`No endpoint is generated for ${id}.`);
    value = exampleOf(id as OperationId);
    const store = newStore();
    await store.dispatch(endpoint.initiate(anything));
    store.dispatch(baseApi.util.resetApiState());
  }

  it('come from one file for each tag', () => {
    expect(Object.keys(generated).length).toBeGreaterThan(12);
  });

  it.each(rows)('[API-01] $id sends $call', async ({ call, id }) => {
    await run(id);
    expect(sent.map((request) => request.call)).toEqual([call]);
  });

  it.each(operations.filter(({ isEncrypted }) => isEncrypted))(
    '[API-02] $id sends its payload sealed for $call',
    async ({ call, id }) => {
      await run(id);
      const body = sent[0]?.body ?? '';
      expect(body).not.toContain(secret);
      const { jwe, ...rest } = JSON.parse(body) as { jwe: string };
      expect(rest).toEqual({});
      const { plaintext } = await compactDecrypt(jwe, keys.privateKey);
      const [m, p] = call.split(' ');
      expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({ m, p, d: secret });
    },
  );
});
