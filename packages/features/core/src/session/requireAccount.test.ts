// @vitest-environment happy-dom
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { overlayOpened } from '../overlays/overlay.slice';
import { createStore } from '../store/createStore';
import { statusQuery } from '../system/flags';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { SAMPLE_ACCOUNT } from '../testing/withFeatureProviders';
import { requireAccount } from './requireAccount';
import { accountLoaded, sessionOpened } from './session.slice';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const action = overlayOpened({ name: 'changePassword', isForced: false });

async function ask(visitor: 'guest' | 'trial' | 'member', directRegistration = true) {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const status = exampleOf('getSystemStatus') as { info: object };
  const flag = { modId: 'DIRECTREG3', enabled: directRegistration ? '1' : '0', childrenNodes: [] };
  server.use(
    answer('getSystemStatus', { ...status, info: { ...status.info, whitelabelVal: [flag] } }),
  );
  await store.dispatch(getSystemStatus.initiate(statusQuery()));
  if (visitor !== 'guest') {
    store.dispatch(sessionOpened({ token: 'a-token' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial: visitor === 'trial' }));
  }
  store.dispatch(requireAccount(action));
  return store.getState();
}

describe('requireAccount', () => {
  it('[LOGIN-17] opens the login for a guest and remembers what was wanted', async () => {
    const { overlay, session } = await ask('guest');
    expect(overlay.stack).toEqual([{ name: 'login' }]);
    expect(session.interrupted).toEqual(action);
  });

  it('[LOGIN-18] tells a trial user to register, with the way to do so', async () => {
    const { overlay, session } = await ask('trial');
    expect(overlay.stack).toEqual([
      expect.objectContaining({
        name: 'message',
        textKey: 'errors.registerFirst',
        confirmAction: overlayOpened({ name: 'register' }),
      }),
    ]);
    expect(session.interrupted).toBeNull();
  });

  it('[LOGIN-18] offers no registration that the merchant has switched off', async () => {
    const { overlay } = await ask('trial', false);
    expect(overlay.stack).toEqual([
      expect.objectContaining({ confirmKey: 'actions.ok', confirmAction: null }),
    ]);
  });

  it('lets a member go on', async () => {
    expect((await ask('member')).overlay.stack).toEqual([action.payload]);
  });
});
