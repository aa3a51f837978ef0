// @vitest-environment happy-dom
import {
  accountLoaded,
  actionInterrupted,
  createStore,
  overlayOpened,
  selectIsLoggedIn,
  selectIsTrial,
  sessionOpened,
} from '@parlour/feature-core';
import { SAMPLE_ACCOUNT, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { affiliateCodes } from './affiliateCodes';
import {
  type Registration,
  registerAccount,
  toRegisterByMobileRequest,
  toRegisterRequest,
} from './register';
import { REGISTER_START, type RegisterValues } from './register.schema';

const { server, sent } = mockGateway(
  answer('register'),
  answer('registerByMobile'),
  answer('getMarketPolicy'),
);
const { token } = exampleOf('register') as { token: string };
const values: RegisterValues = {
  ...REGISTER_START,
  username: 'willow7',
  password: 'Quiet-Harbour-9',
  confirmPassword: 'Quiet-Harbour-9',
  mobileNum: '81234567',
  country: 'SG',
  affiliateCode: 'HARBOUR1',
  line: 'typed where it no longer shows',
  isAgreed: true,
};
const registration: Registration = {
  type: 'register',
  values,
  names: ['username', 'password', 'confirmPassword', 'email', 'mobileNum', 'affiliateCode'],
  countryDialingCode: '65',
};
const common = {
  username: 'willow7',
  password: 'Quiet-Harbour-9',
  confirmPassword: 'Quiet-Harbour-9',
  mobileNum: '81234567',
  countryDialingCode: '65',
  affiliateCode: 'HARBOUR1',
  domain: window.location.host,
  agreedToTerms: true,
  login: true,
};

function begin() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const goTo = vi.fn<(path: string) => void>();
  const submit = (changes: Partial<Registration> = {}) =>
    store.dispatch(registerAccount({ ...registration, ...changes }, { goTo }));
  return { store, goTo, submit };
}

beforeEach(() => sessionStorage.clear());

describe('what a registration sends', () => {
  it('[REG-03] [REG-06] is what shows and was filled in, and that the terms are agreed to', () => {
    expect(toRegisterRequest(registration)).toEqual(common);
  });

  it('leaves the dialing code out where no number was given', () => {
    const { mobileNum: _, countryDialingCode: __, ...rest } = common;
    const without = { ...registration, values: { ...values, mobileNum: '' } };
    expect(toRegisterRequest(without)).toEqual(rest);
  });

  it('names the number by mobile, and a username only if there is one', () => {
    const names = registration.names.filter((name) => name !== 'username');
    const { username: _, ...rest } = common;
    expect(toRegisterByMobileRequest({ ...registration, type: 'registerMobile', names })).toEqual(
      rest,
    );
  });

  it.each([
    { verificationCode: '246810' },
    { phoneAuthChannel: 'sms', phoneAuthIdToken: 'a-proof-of-an-outside-service' },
  ] as const)('[REG-04] proves the number by %o', (proof) => {
    expect(toRegisterRequest({ ...registration, proof })).toEqual({ ...common, ...proof });
  });

  it('carries the captcha that was read', () => {
    const captcha = { captchaId: '0b9f6c1e-3d55-4b0e-8a52-5d1f3f1c7a90', captcha: 'K7QM' };
    expect(toRegisterRequest({ ...registration, captcha })).toEqual({ ...common, ...captcha });
    const unread = { ...captcha, captcha: '' };
    expect(toRegisterRequest({ ...registration, captcha: unread })).toEqual(common);
  });
});

describe('registerAccount', () => {
  it('[REG-07] [RT-17] loads the login info, closes the dialog and goes to /promotions', async () => {
    const { store, goTo, submit } = begin();
    store.dispatch(overlayOpened({ name: 'register' }));
    expect(await submit()).toEqual({ isRegistered: true });
    expect(sent.map(({ path }) => path)).toContain('/wps/session/loginInfo');
    expect(store.getState().overlay.stack).toEqual([]);
    expect(goTo.mock.calls).toEqual([['/promotions']]);
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(sessionStorage.getItem('token')).toBe(token);
  });

  it.each([
    ['register', '/wps/member/register'],
    ['registerMobile', '/wps/member/register/mobile'],
  ] as const)('[REG-01] %s calls %s with a sealed body', async (type, path) => {
    const { store, submit } = begin();
    await submit({ type });
    const call = sent.find((each) => each.path.startsWith('/wps/member/register'));
    expect(call?.path).toBe(path);
    expect(Object.keys(JSON.parse(call?.body ?? '{}') as object)).toEqual(['jwe']);
    expect(JSON.stringify(store.getState())).not.toContain('Quiet-Harbour-9');
  });

  it('stays a guest when it is refused', async () => {
    server.use(refuse('register', { status: 409, code: 'USERNAME_TAKEN', message: 'Taken' }));
    const { store, goTo, submit } = begin();
    expect(await submit()).toMatchObject({
      isRegistered: false,
      error: { code: 'USERNAME_TAKEN' },
    });
    expect(goTo).not.toHaveBeenCalled();
    expect(selectIsLoggedIn(store.getState())).toBe(false);
  });

  it('[LOGIN-18] ends the session of a trial user, who is a member afterwards', async () => {
    const { store, goTo, submit } = begin();
    store.dispatch(sessionOpened({ token: 'of the trial' }));
    store.dispatch(accountLoaded({ ...SAMPLE_ACCOUNT, isTrial: true }));
    store.dispatch(actionInterrupted({ type: 'wanted in the trial' }));
    await submit();
    expect(selectIsTrial(store.getState())).toBe(false);
    expect(store.getState().session).toMatchObject({ token, status: 'member', interrupted: null });
    expect(sent.filter(({ path }) => path === '/wps/session/logout')).toHaveLength(1);
    expect(goTo.mock.calls).toEqual([['/promotions']]);
  });

  it('ends no session of a guest, and keeps what the guest wanted', async () => {
    const { store, submit } = begin();
    const wanted = { type: 'wanted by the guest' };
    store.dispatch(actionInterrupted(wanted));
    server.use(refuse('register', { status: 400, code: 'WEAK_PASSWORD', message: 'No' }));
    await submit();
    expect(store.getState().session.interrupted).toEqual(wanted);
    expect(sent.map(({ path }) => path)).not.toContain('/wps/session/logout');
  });

  it('forgets the code of the address once somebody has registered', async () => {
    expect(affiliateCodes.read('?affiliateCode=HARBOUR1')).toEqual({ affiliateCode: 'HARBOUR1' });
    await begin().submit();
    expect(affiliateCodes.read('')).toEqual({});
  });
});
