import { fn } from 'storybook/test';
import type { LoginFormProps } from './LoginForm';

const COUNTRIES = [
  { value: 'ID', label: '+62 Indonesia' },
  { value: 'SG', label: '+65 Singapore' },
  { value: 'AE', label: '+971 United Arab Emirates' },
];

/** A form that asks for nothing special. */
export const loginFormArgs: LoginFormProps = {
  types: ['username'],
  type: 'username',
  errors: undefined,
  captcha: { isShown: false, image: null, isLoading: false, onRefresh: fn() },
  countries: { options: COUNTRIES, first: 'SG', lengths: {}, onRetry: fn() },
  code: { isSending: false, secondsLeft: 0, sentMinutes: null, onSend: fn(async () => true) },
  onTypeChange: fn(),
  onUsername: fn(async () => undefined),
  onSms: fn(async () => undefined),
};
