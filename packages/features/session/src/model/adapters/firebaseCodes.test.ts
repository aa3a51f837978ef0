// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import { createStore } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirebaseCodes } from './firebaseCodes';

// In Node the library resolves to a build without phone codes: this is the browser's build.
vi.mock('firebase/auth', () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('firebase/auth'));
  return import(resolve('@firebase/auth').replace('/node/', '/esm/'));
});

// The library itself runs; the service behind it is mocked by its documented answers.
const SERVICE = 'https://identitytoolkit.googleapis.com';
const server = setupServer();
const asked: { path: string; body: Record<string, unknown> }[] = [];
server.events.on('request:start', async ({ request }) => {
  const body: unknown = request.method === 'POST' ? await request.clone().json() : {};
  asked.push({ path: new URL(request.url).pathname, body: body as Record<string, unknown> });
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
});
afterAll(() => server.close());
// The library logs that the project has none of the newer checks, which is right.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

// A regular expression, since a colon in a string would begin a parameter.
const callOf = (call: string) => new RegExp(`^${SERVICE}/v1/accounts:${call}\\b`);
const says = (call: string, answer: object, status = 200) =>
  http.post(callOf(call), () => HttpResponse.json(answer, { status }));
const fails = (call: string, message: string) =>
  says(call, { error: { code: 400, message, errors: [{ message }] } }, 400);

const claims = { sub: 'someone', iat: 1_700_000_000, exp: 4_000_000_000 };
const idToken = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.c2ln`;

function begin() {
  server.use(
    http.get(`${SERVICE}/v2/recaptchaConfig`, () => HttpResponse.json({}, { status: 400 })),
    says('sendVerificationCode', { sessionInfo: 'what-was-sent' }),
    says('signInWithPhoneNumber', { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'p' }),
    says('lookup', { users: [{ localId: 'p', phoneNumber: '+6581234567' }] }),
  );
  const { dispatch } = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const codes = createFirebaseCodes({ apiKey: 'a-key', authDomain: 'parlour.example' });
  const number = { mobileNum: '81234567', countryDialingCode: '65' };
  return {
    send: (botCheckToken: string | null = 'a-person') =>
      dispatch(
        codes.send(number, {
          purpose: 'login',
          ...(botCheckToken !== null && { botCheck: { botCheckToken } }),
        }),
      ),
    prove: (code = '135790') => dispatch(codes.prove(number, code)),
  };
}

const error = (cause: string) => ({ error: { kind: 'phoneAuth', cause } });

describe('codes of the outside service', () => {
  it('[SMS-02] count one minute; what proved the person goes with the number', async () => {
    expect(await begin().send()).toEqual({ expiredMinutes: 1 });
    const { body } = asked.find(({ path }) => path.endsWith(':sendVerificationCode')) ?? {};
    expect(body).toMatchObject({ phoneNumber: '+6581234567', recaptchaToken: 'a-person' });
  });

  it('[LOGIN-15] become the proof that the gateway takes, and nobody stays signed in', async () => {
    const { send, prove } = begin();
    await send();
    const proof = { phoneAuthChannel: 'sms', phoneAuthIdToken: idToken };
    expect(await prove()).toEqual({ proof });
    const { body } = asked.find(({ path }) => path.endsWith(':signInWithPhoneNumber')) ?? {};
    expect(body).toMatchObject({ sessionInfo: 'what-was-sent', code: '135790' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('prove once: what the gateway refused for another reason is not asked of the service again', async () => {
    const { send, prove } = begin();
    await send();
    await prove();
    const before = asked.length;
    expect(await prove()).toMatchObject({ proof: { phoneAuthIdToken: idToken } });
    expect(asked).toHaveLength(before);
  });

  it('[ERR-01] are not sent without a proof of a person', async () => {
    expect(await begin().send(null)).toEqual(error('captchaFailed'));
    expect(asked).toEqual([]);
  });

  it.each([
    ['INVALID_PHONE_NUMBER : Too short', 'invalidPhone'],
    ['MISSING_PHONE_NUMBER', 'missingPhone'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Blocked', 'tooManyRequests'],
    ['QUOTA_EXCEEDED : Over', 'quotaExceeded'],
    ['OPERATION_NOT_ALLOWED : Off', 'notAllowed'],
    ['CAPTCHA_CHECK_FAILED : No', 'captchaFailed'],
    ['SOMETHING_NEW', 'unknown'],
  ])('[ERR-01] are not sent when the service says %s: %s', async (message, cause) => {
    const { send } = begin();
    server.use(fails('sendVerificationCode', message));
    expect(await send()).toEqual(error(cause));
  });

  it.each([
    ['INVALID_CODE', 'invalidCode'],
    ['MISSING_CODE', 'missingCode'],
    ['SESSION_EXPIRED', 'codeExpired'],
    ['INVALID_SESSION_INFO', 'codeExpired'],
  ])('[ERR-01] are refused when the service says %s: %s', async (message, cause) => {
    const { send, prove } = begin();
    await send();
    server.use(fails('signInWithPhoneNumber', message));
    expect(await prove()).toEqual(error(cause));
  });

  it('[ERR-01] that were never sent count as expired', async () => {
    expect(await begin().prove()).toEqual(error('codeExpired'));
  });

  it('say that the network failed', async () => {
    const { send } = begin();
    server.use(http.post(callOf('sendVerificationCode'), () => HttpResponse.error()));
    expect(await send()).toEqual({ error: { kind: 'network' } });
  });
});
