import type { FormTextFieldProps } from '@parlour/design-system/FormTextField';
import type { RegisterField, RegisterFieldName } from '../../model/registerFields';

type Control = Pick<
  FormTextFieldProps,
  'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

/** For names and codes that keyboards must not correct. */
const VERBATIM: Control = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

const CONTROLS: Partial<Record<RegisterFieldName, Control>> = {
  username: { ...VERBATIM, autoComplete: 'username' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { ...VERBATIM, autoComplete: 'email', inputMode: 'email' },
  birthday: { autoComplete: 'bday' },
  whatsapp: { ...VERBATIM, autoComplete: 'off', inputMode: 'tel' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  referralCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

const DIGITS = ['DIGITS', 'MOBILE'];

/** The input attributes of a field: keyboard, autofill, password managers. */
export const registerControl = ({ name, rule }: RegisterField): Control => ({
  ...(DIGITS.includes(rule.patternId) ? { inputMode: 'numeric' } : null),
  ...(CONTROLS[name] ?? { ...VERBATIM, autoComplete: 'off' }),
});
