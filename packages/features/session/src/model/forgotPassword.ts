import { type CaptchaAnswer, type CoreThunk } from '@parlour/feature-core';
import { isGatewayError } from '@parlour/gateway-openapi';
import {
  resetPasswordByEmail as askByEmail,
  resetPasswordByPhone as setByPhone,
} from '@parlour/gateway-openapi/member';
import { type BotCheckProof, proveHuman } from './botCheck';
import { openSession } from './openSession';
import type { CodeError, PhoneNumber, PhoneProof } from './phoneCodes';

export interface ForgotOptions {
  captcha: CaptchaAnswer | undefined;
}

const toError = (error: unknown): CodeError =>
  isGatewayError(error) ? error : { kind: 'malformed' };

// Untracked: neither the password nor the token may stay in the store's cache of calls.
const UNTRACKED = { track: false } as const;

export interface PhoneReset {
  number: PhoneNumber;
  /** Proves that the number is the person's. */
  proof: PhoneProof;
  newPassword: string;
}

/** The request body: with the typed code, or with the proof of an outside service instead. */
export const toPhoneReset = (
  { number, proof, newPassword }: PhoneReset,
  around: Partial<CaptchaAnswer> & BotCheckProof = {},
) => ({ newPassword, ...number, ...proof, ...around });

/** Sets a new password by the proof of a number, and logs in; resolves to the error, or null (PWD-03). */
export const resetByPhone =
  (
    reset: PhoneReset,
    { captcha, goTo }: ForgotOptions & { goTo: (path: string) => void },
  ): CoreThunk<Promise<CodeError | null>> =>
  async (dispatch) => {
    const botCheck = await dispatch(proveHuman('password'));
    if ('error' in botCheck) return botCheck.error;
    const passwordResetByPhone = toPhoneReset(reset, { ...captcha, ...botCheck });
    const { data, error } = await dispatch(
      setByPhone.initiate({ passwordResetByPhone }, UNTRACKED),
    );
    if (data === undefined) return toError(error);
    await dispatch(openSession(data, { goTo }));
    return null;
  };

/** Requests the mail that leads to a new password; resolves to the error, or null (PWD-02). */
export const resetByEmail =
  (
    owner: { username: string; email: string },
    { captcha }: ForgotOptions,
  ): CoreThunk<Promise<CodeError | null>> =>
  async (dispatch) => {
    const botCheck = await dispatch(proveHuman('password'));
    if ('error' in botCheck) return botCheck.error;
    const passwordResetByEmail = { ...owner, ...captcha, ...botCheck };
    const { error } = await dispatch(askByEmail.initiate({ passwordResetByEmail }, UNTRACKED));
    return error === undefined ? null : toError(error);
  };
