import { checkPhone } from '@parlour/design-system/PhoneField';
import { string } from 'yup';

/** Lengths of mobile numbers where they differ from the numbering plan, in digits, by country (ISO 3166). */
export type PhoneLengths = Readonly<Record<string, { min: number; max: number }>>;

/** The form values of a mobile number. */
export interface PhoneValues {
  /** ISO 3166. */
  country: string;
  /** Digits, without the dialing code. */
  mobileNum: string;
}

export interface PhoneRule {
  lengths: PhoneLengths;
  /** Dialing code of a country. */
  dialingCodeOf: (country: string) => string;
}

/** Whether a code can be sent to this number, by the merchant's lengths or else the country's numbering plan (SMS-01). */
export async function canBePhone(
  { country, mobileNum }: PhoneValues,
  { lengths, dialingCodeOf }: PhoneRule,
): Promise<boolean> {
  const length = lengths[country];
  if (length !== undefined)
    return (
      /^\d+$/.test(mobileNum) && mobileNum.length >= length.min && mobileNum.length <= length.max
    );
  const countryDialingCode = dialingCodeOf(country);
  return (await checkPhone({ countryCode: country, countryDialingCode, mobileNum })) === 'valid';
}

/** Fields of a number, for a schema. Messages are keys of the namespace `identity`. */
const phoneShape = (rule: PhoneRule) => ({
  country: string().defined(),
  mobileNum: string()
    .trim()
    .required('errors.mobileInvalid')
    .test('mobile', 'errors.mobileInvalid', async (mobileNum, { parent }) =>
      canBePhone({ country: (parent as PhoneValues).country, mobileNum }, rule),
    ),
});

/** Fields of a number and of the code that was sent to it, for a schema around `PhoneCodeFields` (LOGIN-03). */
export const phoneCodeShape = (rule: PhoneRule) => ({
  ...phoneShape(rule),
  verificationCode: string().trim().required('errors.codeInvalid').max(255, 'errors.codeInvalid'),
});
