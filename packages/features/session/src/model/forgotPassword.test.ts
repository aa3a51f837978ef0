// @vitest-environment happy-dom
import {
  createStore,
  overlayOpened,
  selectHasJustLoggedIn,
  selectSessionStatus,
} from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { answer, exampleOf, refuse } from '@parlour/gateway-openapi/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockGateway } from '../testing/server';
import { type PhoneReset, resetByEmail, resetByPhone, toPhoneReset } from './forgotPassword';

const { server, sent } = mockGateway(
  answer('resetPasswordByPhone'),
  answer('resetPasswordByEmail'),
);
const { token } = exampleOf('resetPasswordByPhone') as { token: string };
const reset: PhoneReset = {
  number: { mobileNum: '81234567', countryDialingCode: '65' },
  proof: { verificationCode: '246810' },
  newPassword: 'Quiet-Harbour-9',
};
const captcha = { captchaId: '0b9f6c1e-3d55-4b0e-8a52-5d1f3f1c7a90', captcha: 'K7QM' };

function begin() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  store.dispatch(overlayOpened({ name: 'forgotPassword' }));
  const goTo = vi.fn<(path: string) => void>();
  return { store, goTo };
}

beforeEach(() => sessionStorage.clear());

describe('resetByPhone', () => {
  it('sends the code that was typed', () => {
    expect(toPhoneReset(reset, captcha)).toEqual({
      newPassword: 'Quiet-Harbour-9',
      mobileNum: '81234567',
      countryDialingCode: '65',
      verificationCode: '246810',
      ...captcha,
    });
  });

  it('sends the proof of an outside service in the place of the code', () => {
    const proof = { phoneAuthChannel: 'sms', phoneAuthIdToken: 'id-token' } as const;
    const request = toPhoneReset({ ...reset, proof });
    expect(request).toMatchObject(proof);
    expect(request).not.toHaveProperty('verificationCode');
  });

  it('[PWD-03] logs in by itself, and nothing is kept but the session', async () => {
    const { store, goTo } = begin();
    expect(await store.dispatch(resetByPhone(reset, { captcha: undefined, goTo }))).toBeNull();
    expect(store.getState().session.token).toBe(token);
    expect(selectSessionStatus(store.getState())).toBe('member');
    expect(selectHasJustLoggedIn(store.getState())).toBe(true);
    expect(store.getState().overlay.stack).toEqual([]);
    expect(goTo.mock.calls).toEqual([['/']]);
    const call = sent.find(({ path }) => path === '/wps/member/password/verification');
    expect(Object.keys(JSON.parse(call?.body ?? '{}') as object)).toEqual(['jwe']);
    expect(JSON.stringify(store.getState())).not.toContain(reset.newPassword);
  });

  it('says why it was refused and stays', async () => {
    server.use(
      refuse('resetPasswordByPhone', { status: 400, code: 'INVALID_CODE', message: 'No' }),
    );
    const { store, goTo } = begin();
    const error = await store.dispatch(resetByPhone(reset, { captcha: undefined, goTo }));
    expect(error).toMatchObject({ code: 'INVALID_CODE' });
    expect(store.getState().overlay.stack).toHaveLength(1);
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe('resetByEmail', () => {
  const owner = { username: 'member1', email: 'member1+news@mail.example' };

  it('[PWD-02] sends username and address as a form, with what was read', async () => {
    expect(await begin().store.dispatch(resetByEmail(owner, { captcha }))).toBeNull();
    const call = sent.find(({ path }) => path === '/wps/member/password/email');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({ ...owner, ...captcha });
  });

  it('says why it was refused', async () => {
    server.use(
      refuse('resetPasswordByEmail', { status: 404, code: 'USERNAME_NOT_FOUND', message: 'No' }),
    );
    const error = await begin().store.dispatch(resetByEmail(owner, { captcha: undefined }));
    expect(error).toMatchObject({ code: 'USERNAME_NOT_FOUND' });
  });
});
