// @vitest-environment happy-dom
import { createStore, selectIsLoggedIn } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, disconnect, refuse } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAddress, wrongPassword } from '../testing/handlers';
import { mockGateway } from '../testing/server';
import { quickLogIn } from './quickLogIn';

const { server } = mockGateway(answer('login'));
const values = { username: 'member1', password: 'Parlour#2024' };

async function attempt(...handlers: RequestHandler[]) {
  server.use(...handlers);
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const options = { goTo: () => undefined, translate: (key: string) => key };
  const text = await store.dispatch(quickLogIn(values, options));
  const { overlay } = store.getState();
  return { text, overlay: overlay.stack.at(-1), isLoggedIn: selectIsLoggedIn(store.getState()) };
}

beforeEach(() => sessionStorage.clear());

describe('quickLogIn', () => {
  it('[HDR-04] opens a session and has nothing to say', async () => {
    expect(await attempt()).toMatchObject({ text: null, isLoggedIn: true, overlay: undefined });
  });

  it.each([
    ['a wrong password', 'session:errors.wrongCredentials', wrongPassword()],
    ['a lost network', 'common:errors.network', disconnect('login')],
    [
      'another account',
      'identity:errors.nonMember',
      refuse('login', { status: 403, code: 'NON_MEMBER', message: '' }),
    ],
  ])('[HDR-10] says what is wrong after %s and opens no dialog', async (_case, text, handler) => {
    expect(await attempt(handler)).toMatchObject({ text, isLoggedIn: false, overlay: undefined });
  });

  it.each([
    [
      'a captcha',
      wrongPassword(true),
      {
        name: 'login',
        attempt: { username: 'member1', refusal: { code: 'WRONG_CREDENTIALS' } },
      },
    ],
    [
      'extra verification',
      newAddress(),
      { name: 'verification', challengeId: 'ch-5f1d0a7c2b', portal: 'member' },
    ],
  ])(
    '[HDR-10] goes on in a dialog when the gateway asks for %s',
    async (_case, handler, dialog) => {
      const { overlay, isLoggedIn } = await attempt(handler);
      expect(isLoggedIn).toBe(false);
      expect(overlay).toMatchObject(dialog);
      expect(JSON.stringify(overlay)).not.toContain(values.password);
    },
  );
});
