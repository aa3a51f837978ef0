import { checkPhone } from '@parlour/design-system/PhoneField';
import { type InferType, object, string } from 'yup';

export interface MobileRule {
  /** Lengths of numbers where they differ from the numbering plan, in digits, by country (ISO 3166). */
  lengths: Readonly<Record<string, { min: number; max: number }>>;
  dialingCodeOf: (country: string) => string;
}

/** Whether a code can be sent to this number: by the merchant's lengths, else by the country's plan (SMS-01). */
async function canBeMobile(country: string, mobileNum: string, rule: MobileRule): Promise<boolean> {
  const length = rule.lengths[country];
  if (length !== undefined)
    return new RegExp(`^\\d{${String(length.min)},${String(length.max)}}$`).test(mobileNum);
  const countryDialingCode = rule.dialingCodeOf(country);
  return (await checkPhone({ countryCode: country, countryDialingCode, mobileNum })) === 'valid';
}

/** A number that a code was sent to (MC-04). Messages are keys of the namespace `member`. */
export const mobileSchema = (rule: MobileRule) =>
  object({
    country: string().defined(),
    mobileNum: string()
      .trim()
      .required('errors.empty')
      .test('mobile', 'errors.phone', (mobileNum, { parent }) =>
        canBeMobile((parent as { country: string }).country, mobileNum, rule),
      ),
    verificationCode: string().trim().required('errors.empty').max(255, 'errors.tooLong'),
    password: string().required('errors.empty').max(128, 'errors.tooLong'),
  });

export type MobileValues = InferType<ReturnType<typeof mobileSchema>>;
