// @vitest-environment happy-dom
import { createStore, selectAccount, selectIsLoggedIn } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import type { SocialOutcome } from './adapters/socialProvider';
import { socialLogIn } from './socialLogIn';

const { server, sent } = mockGateway(answer('loginBySocial'));
const loggedIn: SocialOutcome = { idToken: 'a long proof of somebody' };

function begin(outcome = loggedIn, portal: 'member' | 'agent' = 'member') {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const goTo = vi.fn<(path: string) => void>();
  const provider = { signIn: () => Promise.resolve(outcome) };
  const submit = () =>
    store.dispatch(socialLogIn(provider, { provider: 'lantern-id' }, { portal, goTo }));
  return { store, goTo, submit };
}

beforeEach(() => sessionStorage.clear());

describe('socialLogIn', () => {
  it('[LOGIN-15] opens the session of the account that is linked, with a sealed proof', async () => {
    const { store, goTo, submit } = begin();
    expect(await submit()).toEqual({ isLoggedIn: true });
    expect(selectAccount(store.getState())).not.toBeNull();
    expect(goTo.mock.calls).toEqual([['/']]);
    const { body = '{}' } = sent.find(({ path }) => path.endsWith('/login/social')) ?? {};
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['jwe']);
    expect(JSON.stringify(store.getState())).not.toContain('a long proof');
  });

  it('goes to the agent home from the agent page', async () => {
    const { goTo, submit } = begin(loggedIn, 'agent');
    await submit();
    expect(goTo.mock.calls).toEqual([['/agentHome']]);
  });

  it('says that no account is linked', async () => {
    server.use(refuse('loginBySocial', { status: 404, code: 'NOT_FOUND', message: 'No' }));
    const { store, submit } = begin();
    expect(await submit()).toMatchObject({ isLoggedIn: false, error: { code: 'NOT_FOUND' } });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('asks for the extra verification', async () => {
    const value = { challengeId: 'ch-1', challengeMethods: ['mobile'] };
    server.use(
      refuse('loginBySocial', { status: 403, code: 'VERIFICATION_REQUIRED', message: 'No', value }),
    );
    const { store, submit } = begin();
    await submit();
    expect(store.getState().overlay.stack.at(-1)).toEqual({
      name: 'verification',
      challengeId: 'ch-1',
      methods: ['mobile'],
      portal: 'member',
    });
  });

  it('asks the gateway nothing when the provider said no', async () => {
    const error = { kind: 'phoneAuth', cause: 'popupClosed' } as const;
    expect(await begin({ error }).submit()).toEqual({ isLoggedIn: false, error });
    expect(sent).toEqual([]);
  });
});
