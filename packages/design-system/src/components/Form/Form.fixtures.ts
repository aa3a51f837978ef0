import { boolean, object, string } from 'yup';

export interface SignUp {
  username: string;
  password: string;
  currency: string;
  isAdult: boolean;
}

export const SIGN_UP_START: SignUp = { username: '', password: '', currency: '', isAdult: false };

export const signUpSchema = object({
  username: string().trim().required('required').min(6, 'tooShort'),
  password: string().required('required').min(8, 'tooShort'),
  currency: string().required('required'),
  isAdult: boolean()
    .default(false)
    .test('adult', 'adult', (value) => value),
});

const TEXTS: Record<string, string> = {
  required: 'Fill in this field.',
  tooShort: 'Use at least {min} characters.',
  adult: 'Confirm that you are 18 or older.',
};

export const translateError = (key: string, params: Readonly<Record<string, unknown>>): string =>
  (TEXTS[key] ?? key).replace('{min}', String(params['min']));

export const CURRENCIES = [
  { value: 'IDR', label: 'Indonesian rupiah' },
  { value: 'THB', label: 'Thai baht' },
];
