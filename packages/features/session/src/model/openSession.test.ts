// @vitest-environment happy-dom
import {
  createStore,
  selectHasJustLoggedIn,
  selectIsRestricted,
  selectOverlay,
  selectSessionStatus,
  sessionOpened,
  statusQuery,
  type WhiteLabelFlagName,
} from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { getMemberInfo } from '@parlour/gateway-openapi/member';
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayOf } from '../testing/handlers';
import { mockGateway } from '../testing/server';
import { knownPassword } from './knownPassword';
import { type OpenOptions, openSession } from './openSession';

const { server, sent } = mockGateway();
const info = exampleOf('getLoginInfo') as object;
const opened = { token: 'a-token', firstTimeLogin: false, passwordExpired: false };

async function open(
  result: Partial<typeof opened>,
  options: Partial<OpenOptions>,
  flags: readonly WhiteLabelFlagName[] = [],
) {
  server.use(...gatewayOf(flags).msw.handlers);
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  await store.dispatch(getSystemStatus.initiate(statusQuery()));
  const goTo = vi.fn<(path: string) => void>();
  await store.dispatch(openSession({ ...opened, ...result }, { goTo, ...options }));
  return { state: store.getState(), goTo };
}

beforeEach(() => {
  sessionStorage.clear();
  knownPassword.forget();
});

const FORCES: readonly WhiteLabelFlagName[] = ['PWDEXPFORCECHANGE3'];
const typed = { password: 'Parlour#2024' };
const weak = { password: '123456' };

describe('[LOGIN-07] who has to change the password', () => {
  it.each([
    ['the weak one', {}, weak, [], true],
    ['an expired one, where that is enforced', { passwordExpired: true }, typed, FORCES, true],
    ['an expired one, where it is not', { passwordExpired: true }, typed, [], false],
    ['a good one', {}, typed, FORCES, false],
    ['a first login', { firstTimeLogin: true }, typed, FORCES, false],
    // A login by phone code or provider has no typed password.
    ['none, and it is expired', { passwordExpired: true }, {}, FORCES, false],
  ] as const)('%s', async (_case, result, options, flags, isForced) => {
    const { state } = await open(result, options, flags);
    expect(selectIsRestricted(state)).toBe(isForced);
    expect(selectOverlay('changePassword')(state)).toEqual(
      isForced ? { name: 'changePassword', isForced: true } : undefined,
    );
    expect(selectHasJustLoggedIn(state)).toBe(!isForced);
    expect(selectSessionStatus(state)).toBe(isForced ? 'restricted' : 'member');
    expect(sent.some(({ path }) => path === '/wps/member/info')).toBe(!isForced);
  });

  it('whoever the gateway holds for a reason of its own', async () => {
    const held = answer('getLoginInfo', { ...info, passwordChangeForced: true });
    server.use(held);
    const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
    await store.dispatch(openSession(opened, { goTo: vi.fn(), ...typed }));
    expect(selectIsRestricted(store.getState())).toBe(true);
  });

  it.each([
    ['PASSWORD_CHANGE_REQUIRED', 'restricted'],
    ['FORBIDDEN', 'restoring'],
  ] as const)('whoever has a call refused with %s is %s', async (code, status) => {
    server.use(refuse('getMemberInfo', { status: 403, code, message: 'No' }));
    const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
    store.dispatch(sessionOpened({ token: 'a-token' }));
    await store.dispatch(getMemberInfo.initiate());
    expect(selectSessionStatus(store.getState())).toBe(status);
    expect(store.getState().overlay.stack).toHaveLength(status === 'restricted' ? 1 : 0);
  });

  it('is known by the password that was typed, which stays out of the store', async () => {
    const { state } = await open({}, weak);
    expect(knownPassword.read()).toBe('123456');
    expect(JSON.stringify(state)).not.toContain('123456');
  });

  it('goes on with nothing that waited until it is done', async () => {
    const { state, goTo } = await open({}, weak);
    expect(goTo.mock.calls).toEqual([['/']]);
    expect(state.session.account).toBeNull();
  });
});

describe('[LOGIN-06] a first login', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('%s is recorded %i times, also while the password has to be changed', async (first, times) => {
    await open({ firstTimeLogin: first }, weak);
    expect(sent.filter(({ path }) => path === '/wps/session/firstLogin')).toHaveLength(times);
  });
});
