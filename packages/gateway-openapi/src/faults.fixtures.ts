import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { vi } from 'vitest';
import { baseApi } from './baseApi';
import type { GatewayExtra } from './environment';
import type { GatewayError } from './errors';

// Injects all endpoints into the api.
import.meta.glob('./generated/*.ts', { eager: true });

const BASE_URL = 'https://gateway.example';
const keys = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1' }] });

/** Has a value for every field that an endpoint reads from its argument. */
const anything = new Proxy({}, { get: () => 'something' });

type Outcome = { data?: unknown; error?: GatewayError };
type Start = ThunkAction<Promise<Outcome>, unknown, GatewayExtra, UnknownAction>;
type Endpoints = Record<
  string,
  { initiate: (argument: unknown, options?: object) => Start } | undefined
>;
const endpoints = baseApi.endpoints as unknown as Endpoints;

const gateway: GatewayExtra['gateway'] = {
  baseUrl: BASE_URL,
  merchant: 'parlour',
  readLanguage: () => 'EN',
  readToken: () => null,
  onTokenReplaced: () => undefined,
  onSessionEnded: () => undefined,
  onSessionRestricted: () => undefined,
  onSiteClosed: () => undefined,
  onStepUpRequired: () => Promise.resolve(false),
};

const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) =>
    defaults({
      thunk: { extraArgument: { gateway } },
      serializableCheck: false,
      immutableCheck: false,
    }).concat(baseApi.middleware),
});

/** Makes a call and returns what a component would get. */
export async function callFor(id: string): Promise<Outcome> {
  const endpoint = endpoints[id];
  if (endpoint === undefined) throw new Error(`No endpoint is generated for ${id}.`);
  const { data, error } = await store.dispatch(
    endpoint.initiate(anything, { subscribe: false, forceRefetch: true }),
  );
  store.dispatch(baseApi.util.resetApiState());
  return { ...(data !== undefined && { data }), ...(error !== undefined && { error }) };
}

/** Answers every call except the one for keys; returns the requested addresses. */
export function answerWith(answer: (request: Request) => Promise<Response> | Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/.well-known/jwks.json' && init?.credentials === 'omit')
      return new Response(jwks);
    asked.push(`${request.method} ${pathname}`);
    return answer(request);
  });
  return asked;
}

/** When the body of a call was encrypted, by the client's clock, in s since 1970. */
export async function encryptedAt(request: Request): Promise<number> {
  const { jwe } = (await request.json()) as { jwe: string };
  const { plaintext } = await compactDecrypt(jwe, keys.privateKey);
  return (JSON.parse(new TextDecoder().decode(plaintext)) as { iat: number }).iat;
}

/** Skips the delays before retries and returns them in ms; longer timers are not changed. */
export function skipWaits(): number[] {
  const waits: number[] = [];
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    if (ms > 10_000) return wait(run, ms);
    if (ms >= 200) waits.push(ms);
    return wait(run, 0);
  });
  return waits;
}
