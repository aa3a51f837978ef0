// @vitest-environment happy-dom
import {
  actionInterrupted,
  createStore,
  overlayOpened,
  selectAccount,
  selectHasJustLoggedIn,
  selectInterrupted,
  selectIsLoggedIn,
} from '@parlour/feature-core';
import { eachAction, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, disconnect, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { type Credentials, logIn, toRequest } from './logIn';

const { server, sent } = mockGateway(answer('login'));
const { token } = exampleOf('login') as { token: string };
const member = exampleOf('getMemberInfo') as { account: string; type: number };
const byName: Credentials = { type: 'username', username: 'member1', password: ' Parlour#2024 ' };
const wanted = { type: 'lobby/launchRequested', payload: { nodeId: 7 } };

function begin() {
  const done: string[] = [];
  const store = createStore({
    merchant: SAMPLE_MERCHANT,
    readLanguage: () => 'en',
    addEffects: eachAction((action) => {
      done.push(action.type);
    }),
  });
  const goTo = vi.fn<(path: string) => void>();
  const submit = (credentials = byName, portal?: 'agent') =>
    store.dispatch(logIn(credentials, { goTo, ...(portal && { portal }) }));
  return { store, goTo, submit, count: (type: string) => done.filter((it) => it === type).length };
}

const paths = () => sent.map(({ path }) => path);

beforeEach(() => sessionStorage.clear());

describe('toRequest', () => {
  it('[LOGIN-02] trims the username and leaves the password as typed', () => {
    const typed: Credentials = { type: 'username', username: ' member1 ', password: ' a b ' };
    expect(toRequest(typed, { portal: 'member' })).toEqual({
      type: 'username',
      username: 'member1',
      password: ' a b ',
      portal: 'member',
    });
  });

  it('sends the captcha that was shown', () => {
    const captcha = { captchaId: '0b9f6c1e-3d55-4b0e-8a52-5d1f3f1c7a90', captcha: 'K7QM' };
    expect(toRequest(byName, { captcha })).toMatchObject(captcha);
  });
});

describe('logIn', () => {
  it('[LOGIN-05] keeps the token in session storage and only there', async () => {
    await begin().submit();
    expect(sessionStorage.getItem('token')).toBe(token);
    expect(Object.values(localStorage)).not.toContain(token);
    expect(document.cookie).not.toContain(token);
  });

  it('sends username and password sealed and keeps neither in the store', async () => {
    const { store, submit } = begin();
    await submit();
    const login = sent.find(({ path }) => path === '/wps/session/login');
    expect(Object.keys(JSON.parse(login?.body ?? '{}') as object)).toEqual(['jwe']);
    expect(JSON.stringify(store.getState())).not.toContain('Parlour#2024');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('[LOGIN-06] with firstTimeLogin %s records the first login %i times', async (first, times) => {
    server.use(answer('login', { token, firstTimeLogin: first, passwordExpired: false }));
    await begin().submit();
    expect(paths().filter((path) => path === '/wps/session/firstLogin')).toHaveLength(times);
  });

  it('[LOGIN-08] closes the dialog, loads the login info, sets the after-login flag and goes home', async () => {
    const { store, goTo, submit } = begin();
    store.dispatch(overlayOpened({ name: 'login' }));
    await submit();
    expect(store.getState().overlay.stack).toEqual([]);
    expect(paths()).toContain('/wps/session/loginInfo');
    expect(selectHasJustLoggedIn(store.getState())).toBe(true);
    expect(goTo.mock.calls).toEqual([['/']]);
  });

  it('[LOGIN-08] goes to the agent home from the agent page', async () => {
    const { goTo, submit } = begin();
    await submit(byName, 'agent');
    expect(goTo.mock.calls).toEqual([['/agentHome']]);
  });

  it.each([
    [0, { isTrial: false, isAgent: false }],
    [1, { isTrial: false, isAgent: true }],
    [2, { isTrial: false, isAgent: true }],
    [41, { isTrial: false, isAgent: true }],
    [42, { isTrial: false, isAgent: true }],
    [4, { isTrial: true, isAgent: false }],
  ])('[LOGIN-09] takes member type %i for %o', async (type, kind) => {
    server.use(answer('getMemberInfo', { ...member, type }));
    const { store, submit } = begin();
    await submit();
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(selectAccount(store.getState())).toMatchObject({ account: member.account, ...kind });
  });

  it('[LOGIN-17] goes on once with what the guest wanted, after the way home', async () => {
    const { store, goTo, submit, count } = begin();
    store.dispatch(actionInterrupted(wanted));
    goTo.mockImplementationOnce(() => expect(count(wanted.type)).toBe(0));
    await submit();
    expect(count(wanted.type)).toBe(1);
    await submit();
    expect(count(wanted.type)).toBe(1);
  });

  it('forgets what was wanted when the account is a trial one', async () => {
    server.use(answer('getMemberInfo', { ...member, type: 4 }));
    const { store, submit, count } = begin();
    store.dispatch(actionInterrupted(wanted));
    await submit();
    expect(count(wanted.type)).toBe(0);
    expect(selectInterrupted(store.getState())).toBeNull();
  });

  it('keeps what was wanted through a refusal', async () => {
    server.use(
      refuse('login', {
        status: 401,
        code: 'WRONG_CREDENTIALS',
        message: 'No',
        value: { captcha: true },
      }),
    );
    const { store, goTo, submit, count } = begin();
    store.dispatch(actionInterrupted(wanted));
    const outcome = await submit();
    expect(outcome).toMatchObject({ isLoggedIn: false, error: { details: { captcha: true } } });
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(goTo).not.toHaveBeenCalled();
    expect(count(wanted.type)).toBe(0);
    expect(selectInterrupted(store.getState())).toEqual(wanted);
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('says that the network failed', async () => {
    server.use(disconnect('login'));
    expect(await begin().submit()).toEqual({ isLoggedIn: false, error: { kind: 'network' } });
  });

  it('stays a guest when the gateway takes the new token back', async () => {
    server.use(refuse('getMemberInfo', { status: 401, code: 'NOT_LOGGED_IN', message: 'No' }));
    const { store, submit, count } = begin();
    store.dispatch(actionInterrupted(wanted));
    await submit();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(count(wanted.type)).toBe(0);
  });
});
