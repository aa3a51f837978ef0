import type { components } from '../generated/contract';
import type { SwitchState } from './switches';

type Settings = components['schemas']['RegisterSettings'];
type Rule = components['schemas']['RegisterFieldRule'];

const rule = (
  shown: 'required' | 'optional' | 'off',
  [minLength, maxLength]: readonly [number, number],
  patternId: Rule['patternId'] = 'LENGTH',
  acceptedPattern = '*',
): Rule => ({
  enabled: shown !== 'off',
  required: shown === 'required',
  minLength,
  maxLength,
  patternId,
  acceptedPattern,
});

const off = rule('off', [1, 64]);
const DIGITS = '^[0-9]+$';
const ALNUM = '^[A-Za-z0-9]+$';

/** How the demo merchant registers people, field by field, where captchas are asked for. */
export const REGISTER_RULES: Settings = {
  username: rule('required', [4, 16], 'LETTER_FIRST_ALNUM', '^[A-Za-z][A-Za-z0-9]*$'),
  password: rule('required', [8, 64]),
  confirmPassword: rule('required', [8, 64]),
  payeeName: rule('optional', [2, 64], 'LETTERS_SPACES', '^[\\p{L} ]+$'),
  email: rule('optional', [6, 64], 'EMAIL', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$'),
  qqNum: off,
  mobileNum: rule('required', [4, 15], 'DIGITS', DIGITS),
  recommenderId: off,
  captcha: rule('required', [4, 4], 'ALNUM', ALNUM),
  verificationCode: rule('optional', [4, 255]),
  affiliateCode: rule('optional', [4, 32], 'ALNUM', ALNUM),
  paymentPassword: rule('off', [6, 6], 'DIGITS', DIGITS),
  line: off,
  whatsapp: off,
  facebook: off,
  wechat: off,
  idNumber: off,
  referralCode: off,
  zalo: off,
  telegram: off,
  skype: off,
  birthday: rule('optional', [10, 10], 'DATE_YMD'),
};

const { captcha } = REGISTER_RULES;
const WITHOUT_CAPTCHA: Settings = {
  ...REGISTER_RULES,
  captcha: { ...captcha, enabled: false, required: false },
};

/** The rules of registration as the reviewers' switches have them. */
export const registerRules = ({ captchas }: Pick<SwitchState, 'captchas'>): Settings =>
  captchas ? REGISTER_RULES : WITHOUT_CAPTCHA;
