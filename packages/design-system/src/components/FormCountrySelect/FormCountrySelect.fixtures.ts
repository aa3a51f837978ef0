import { object, string } from 'yup';

export const COUNTRY_START = { country: '' };

export const countrySchema = object({
  country: string().required('Choose the country that you live in.'),
});
