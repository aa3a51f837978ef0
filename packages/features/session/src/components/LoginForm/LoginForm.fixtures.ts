import { fn } from 'storybook/test';
import type { LoginFormProps } from './LoginForm';

const COUNTRIES = [
  { countryCode: 'ID', countryDialingCode: '62', name: 'Indonesia' },
  { countryCode: 'SG', countryDialingCode: '65', name: 'Singapore' },
  { countryCode: 'AE', countryDialingCode: '971', name: 'United Arab Emirates' },
];

/** A form with default props. */
export const loginFormArgs: LoginFormProps = {
  types: ['username'],
  type: 'username',
  start: { username: '', phone: null },
  errors: undefined,
  captcha: { isShown: false, image: null, isLoading: false, onRefresh: fn() },
  countries: {
    list: COUNTRIES,
    hasFailed: false,
    first: 'SG',
    lengths: {},
    onRetry: fn(),
    dialingCodeOf: (country) =>
      COUNTRIES.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '',
  },
  code: { status: 'idle', until: undefined, sentMinutes: null, onSend: fn(async () => true) },
  remember: { isOn: false, savedFor: [], onChange: fn() },
  onTypeChange: fn(),
  onUsername: fn(async () => undefined),
  onSms: fn(async () => undefined),
};
