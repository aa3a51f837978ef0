import { array, boolean, mixed, object, string } from 'yup';

export const REGISTRATION_START = {
  username: '',
  password: '',
  fullName: '',
  birthday: '',
  country: '',
  phoneCountry: 'ID',
  mobileNum: '',
  verificationCode: '',
  contact: '',
  currency: '',
  hasLimit: false,
  limit: '',
  reminder: '60',
  leave: { start: '', end: '' },
  remark: '',
  proof: [] as File[],
  captcha: '',
  isAdult: false,
};

export const registrationSchema = object({
  username: string().trim().required('required').min(6, 'tooShort'),
  password: string().required('required').min(8, 'tooShort'),
  fullName: string().trim().required('required'),
  birthday: string().required('required'),
  country: string().required('required'),
  phoneCountry: string().required('required'),
  mobileNum: string().required('required'),
  verificationCode: string().required('required'),
  contact: string().required('required'),
  currency: string().required('required'),
  hasLimit: boolean().default(false),
  limit: string()
    .default('')
    .when('hasLimit', { is: true, then: (schema) => schema.required('required') }),
  reminder: string()
    .required('required')
    .test({
      name: 'atLeast',
      message: 'atLeast',
      params: { min: 15 },
      test: (value) => Number(value) >= 15,
    }),
  leave: object({ start: string().default(''), end: string().default('') }).test(
    'both',
    'both',
    ({ start, end }) => (start === '') === (end === ''),
  ),
  remark: string().default('').max(140, 'tooLong'),
  proof: array(mixed<File>().required()).required().min(1, 'picture'),
  captcha: string().required('required'),
  isAdult: boolean()
    .default(false)
    .test('adult', 'adult', (value) => value),
});

const TEXTS: Record<string, string> = {
  required: 'Fill in this field.',
  tooShort: 'Use at least {min} characters.',
  tooLong: 'Use at most {max} characters.',
  atLeast: 'Enter at least {min}.',
  both: 'Choose the first and the last day, or neither.',
  picture: 'Add at least one picture.',
  adult: 'Confirm that you are 18 or older.',
};

export const translateRegistration = (
  key: string,
  params: Readonly<Record<string, unknown>>,
): string =>
  (TEXTS[key] ?? key)
    .replace('{min}', String(params['min']))
    .replace('{max}', String(params['max']));
