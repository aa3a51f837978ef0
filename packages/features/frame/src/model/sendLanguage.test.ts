// @vitest-environment happy-dom
import { createStore, loadAccount, sessionOpened, writeStored } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handle } from './sendLanguage';

const server = setupServer();
const told: unknown[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  told.length = 0;
  writeStored('language', null);
});
afterAll(() => server.close());

/** Opens a session whose account has this language. */
async function logIn(token: string, language: string) {
  const info = { ...(exampleOf('getMemberInfo') as object), language };
  server.use(
    answer('getMemberInfo', info),
    http.put('*/wps/member/language', async ({ request }) => {
      told.push(await request.json());
      return HttpResponse.json({ success: true, value: null, message: null, errorCode: null });
    }),
  );
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(sessionOpened({ token }));
  await store.dispatch(loadAccount());
  return () => handle({ type: 'any' }, store.dispatch, store.getState);
}

describe('the language of who logs in', () => {
  it('[I18N-03] is told where it was chosen before and the gateway remembers another', async () => {
    writeStored('language', 'id');
    const look = await logIn('a-token-of-one-session', 'EN');
    look();
    await expect.poll(() => told).toEqual([{ language: 'ID' }]);
    // The account is reloaded at other times than a login, too.
    look();
    const lookNext = await logIn('a-token-of-the-next-session', 'EN');
    lookNext();
    await expect.poll(() => told).toEqual([{ language: 'ID' }, { language: 'ID' }]);
  });

  it('is not told where nobody chose one, or the gateway knows it', async () => {
    const lookUnchosen = await logIn('a-token-of-a-third-session', 'EN');
    lookUnchosen();
    writeStored('language', 'id');
    const lookKnown = await logIn('a-token-of-a-fourth-session', 'ID');
    lookKnown();
    const lookOther = await logIn('a-token-of-a-fifth-session', 'CN');
    lookOther();
    await expect.poll(() => told).toEqual([{ language: 'ID' }]);
  });
});
