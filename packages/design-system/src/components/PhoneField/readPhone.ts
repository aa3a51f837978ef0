import { latinDigits } from '../NumberField/latinDigits';
import { codeDigits, type PhoneValue } from './phoneNumber';

/** What is known of a country for reading a number. */
export type PhoneOrigin = Omit<PhoneValue, 'mobileNum'>;

const LONGEST = 15;
const ABROAD = /^[\s(]*(?:\+|00)/;

/**
 * The number in what was typed or pasted. One that begins with a plus, or with two zeros, names its
 * country itself; of those who share the dialing code the chosen one stays.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneOrigin[],
  chosen: PhoneOrigin,
): PhoneValue {
  const latin = latinDigits(text);
  const digits = latin.replace(/\D/g, '').slice(0, LONGEST + 4);
  const { countryCode, countryDialingCode } = chosen;
  const whole = digits.replace(/^00/, '');
  const found = ABROAD.test(latin) ? originOf(whole, countries, chosen) : undefined;
  if (found === undefined) {
    return { countryCode, countryDialingCode, mobileNum: digits.slice(0, LONGEST) };
  }
  return {
    countryCode: found.countryCode,
    countryDialingCode: found.countryDialingCode,
    mobileNum: whole.slice(codeDigits(found.countryDialingCode).length, LONGEST + 4),
  };
}

function originOf(
  digits: string,
  countries: readonly PhoneOrigin[],
  chosen: PhoneOrigin,
): PhoneOrigin | undefined {
  const length = ({ countryDialingCode }: PhoneOrigin): number =>
    codeDigits(countryDialingCode).length;
  return [chosen, ...countries]
    .filter(({ countryDialingCode }) => {
      const code = codeDigits(countryDialingCode);
      return code !== '' && digits.startsWith(code);
    })
    .reduce<PhoneOrigin | undefined>(
      (best, next) => (best === undefined || length(next) > length(best) ? next : best),
      undefined,
    );
}
