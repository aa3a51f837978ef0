import { object, string } from 'yup';
import { checkPhone } from '../PhoneField/checkPhone';

export const PHONE_START = { country: 'ID', countryDialingCode: '62', mobileNum: '' };

export const phoneSchema = object({
  country: string().required('Choose a country.'),
  countryDialingCode: string().required('Choose a country.'),
  mobileNum: string()
    .required('Please enter a valid mobile number')
    .test('format', 'Phone number format is incorrect', async (mobileNum, { parent }) => {
      const { country, countryDialingCode } = parent as typeof PHONE_START;
      const number = { countryCode: country, countryDialingCode, mobileNum };
      return mobileNum === '' || (await checkPhone(number)) === 'valid';
    }),
});
