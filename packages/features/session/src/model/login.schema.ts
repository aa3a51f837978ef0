import { type InferType, object, string } from 'yup';

/** Lengths of a mobile number without its dialing code; the contract's own where the merchant sets none. */
const MOBILE_LENGTH = { min: 4, max: 15 };

const captcha = (isShown: boolean) =>
  isShown ? string().trim().required('errors.captchaRequired') : string().trim().defined();

/** Login by username. Messages are keys of the namespace `identity`; the password stays as it was typed. */
export const usernameLoginSchema = ({ isCaptchaShown }: { isCaptchaShown: boolean }) =>
  object({
    username: string().trim().required('errors.empty'),
    password: string().required('errors.empty'),
    captcha: captcha(isCaptchaShown),
  });

const isMobileNumber = (text: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d+$/.test(text) && text.length >= min && text.length <= max;

/** Whether a code can be sent to this number (SMS-01). */
export interface MobileLengths {
  /** Lengths by country, ISO 3166. */
  lengths: Readonly<Record<string, { min: number; max: number }>>;
}

export const canBeMobile = (
  { mobileNum, country }: { mobileNum: string; country: string },
  { lengths }: MobileLengths,
): boolean => isMobileNumber(mobileNum.trim(), lengths[country] ?? MOBILE_LENGTH);

/** Login by a code that is sent to a phone (LOGIN-03). */
export const smsLoginSchema = ({
  isCaptchaShown,
  lengths,
}: { isCaptchaShown: boolean } & MobileLengths) =>
  object({
    country: string().required('errors.empty'),
    mobileNum: string()
      .trim()
      .required('errors.mobileInvalid')
      .test('mobile', 'errors.mobileInvalid', (mobileNum, { parent }) =>
        canBeMobile({ mobileNum, country: (parent as { country: string }).country }, { lengths }),
      ),
    verificationCode: string().trim().required('errors.codeInvalid').max(255, 'errors.codeInvalid'),
    captcha: captcha(isCaptchaShown),
  });

export type UsernameValues = InferType<ReturnType<typeof usernameLoginSchema>>;
export type SmsValues = InferType<ReturnType<typeof smsLoginSchema>>;
