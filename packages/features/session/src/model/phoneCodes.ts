import { type CaptchaAnswer, type CoreThunk } from '@parlour/feature-core';
import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { sendLoginCode, sendRegisterCode } from '@parlour/gateway-openapi/session';
import type { BotCheckProof } from './botCheck';
import type { PhoneAuthError } from './phoneAuth';

/** What a code is for. */
export type CodePurpose = 'login' | 'password' | 'register';

export interface PhoneNumber {
  /** Digits, without the dialing code. */
  mobileNum: string;
  countryDialingCode: string;
}

/** Proves to the gateway whose number it is: by its own code, or by an outside service (LOGIN-15). */
export type PhoneProof =
  | { verificationCode: string }
  | { phoneAuthChannel: 'sms' | 'voice'; phoneAuthIdToken: string };

export type CodeError = GatewayError | PhoneAuthError;

export interface SendOptions {
  purpose: CodePurpose;
  captcha?: CaptchaAnswer | undefined;
  botCheck?: BotCheckProof | undefined;
}

/** Sends codes to phones and proves that one arrived. */
export interface PhoneCodes {
  send: (
    number: PhoneNumber,
    options: SendOptions,
  ) => CoreThunk<Promise<{ expiredMinutes: number } | { error: CodeError }>>;
  prove: (
    number: PhoneNumber,
    code: string,
  ) => CoreThunk<Promise<{ proof: PhoneProof } | { error: CodeError }>>;
}

const untracked = { track: false } as const;

/** Codes that the gateway sends by itself. */
export const gatewayCodes: PhoneCodes = {
  send:
    ({ mobileNum, countryDialingCode }, { purpose, captcha, botCheck }) =>
    async (dispatch) => {
      const { data, error } = await (purpose === 'register'
        ? dispatch(
            sendRegisterCode.initiate(
              {
                registerCodeRequest: {
                  mobileNo: mobileNum,
                  countryDialingCode,
                  ...captcha,
                  ...botCheck,
                },
              },
              untracked,
            ),
          )
        : dispatch(
            sendLoginCode.initiate(
              {
                loginCodeRequest: {
                  mobileNum,
                  countryDialingCode,
                  purpose,
                  ...captcha,
                  ...botCheck,
                },
              },
              untracked,
            ),
          ));
      if (data !== undefined) return data;
      return { error: isGatewayError(error) ? error : { kind: 'malformed' } };
    },
  prove: (_number, code) => () => Promise.resolve({ proof: { verificationCode: code } }),
};
