import type { RegisterFieldRule, RegisterSettings } from '@parlour/gateway-openapi/system';
import type { RegisterType } from './registerTypes';

export type RegisterFieldName = keyof RegisterSettings;

/** The merchant's rules by field; a field without a rule is off. */
export type RegisterRules = Partial<Record<RegisterFieldName, RegisterFieldRule>>;

/** All fields, in display order (REG-03). */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'birthday',
  'email',
  'idNumber',
  'line',
  'whatsapp',
  'telegram',
  'facebook',
  'wechat',
  'qqNum',
  'zalo',
  'skype',
  'affiliateCode',
  'referralCode',
  'recommenderId',
  'captcha',
] as const satisfies readonly RegisterFieldName[];

/** A visible field with its rule. */
export interface RegisterField {
  name: RegisterFieldName;
  rule: RegisterFieldRule;
  isRequired: boolean;
}

/** What decides besides the rules. */
export interface RegisterMethod {
  type: RegisterType;
  /** Numbers are verified by a code (REGMOBVERF3). */
  needsCode: boolean;
  /** `none` without a captcha, `demanded` where the gateway refuses everything without its text. */
  captcha: 'none' | 'shown' | 'demanded';
  /** Fields whose codes came with the address and need not be typed (REG-08). */
  known: readonly RegisterFieldName[];
}

/** For fields that are required although the merchant has no rule for them. */
const OPEN_RULE: RegisterFieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 64,
  patternId: 'LENGTH',
  acceptedPattern: '*',
};

type Need = 'required' | 'optional' | 'absent';

const needByRule = (rule: RegisterFieldRule | undefined): Need => {
  if (rule?.enabled !== true) return 'absent';
  return rule.required ? 'required' : 'optional';
};

/** Whether a field is needed: by its rule, unless the registration method decides (REG-04). */
function needOf(name: RegisterFieldName, rules: RegisterRules, method: RegisterMethod): Need {
  const isByMobile = method.type === 'registerMobile';
  const byRule = needByRule(rules[name]);
  if (method.known.includes(name)) return 'absent';
  switch (name) {
    case 'password':
    case 'confirmPassword':
      return 'required';
    case 'username':
      // The number is the account's name where nothing else is given.
      return isByMobile
        ? needByRule(rules[name] && { ...rules[name], required: false })
        : 'required';
    case 'mobileNum':
      return isByMobile || method.needsCode ? 'required' : byRule;
    case 'verificationCode':
      return method.needsCode ? 'required' : 'absent';
    case 'paymentPassword':
      return byRule === 'absent' ? 'absent' : 'required';
    case 'captcha':
      if (method.captcha === 'none') return 'absent';
      return method.captcha === 'shown' && byRule === 'optional' ? 'optional' : 'required';
    default:
      return byRule;
  }
}

/** The fields of the form, in order (REG-02). */
export const registerFields = (
  rules: RegisterRules,
  method: RegisterMethod,
): readonly RegisterField[] =>
  REGISTER_FIELDS.flatMap((name) => {
    const need = needOf(name, rules, method);
    if (need === 'absent') return [];
    return [{ name, rule: rules[name] ?? OPEN_RULE, isRequired: need === 'required' }];
  });
