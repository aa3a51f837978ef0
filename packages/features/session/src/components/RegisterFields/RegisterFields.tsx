import { FormSection } from '@parlour/design-system/FormSection';
import { Stack } from '@parlour/design-system/layout/Stack';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PhoneNumber } from '../../model/phoneCodes';
import type { RegisterValues } from '../../model/register.schema';
import type { RegisterField as Field } from '../../model/registerFields';
import type { PhoneCodeView } from '../../model/usePhoneCode';
import type { PhoneCountries } from '../../model/usePhoneCountries';
import { PhoneCodeFields } from '../PhoneCodeFields/PhoneCodeFields';
import { PhoneNumberField } from '../PhoneNumberField/PhoneNumberField';
import { RegisterField } from './RegisterField';

export interface RegisterCode extends PhoneCodeView {
  /** A code is sent only once the captcha is solved. */
  isGuarded: boolean;
  /** Sends a code; `captcha` is the text that was typed. Resolves to whether it was sent. */
  onSend: (number: PhoneNumber, captcha: string) => Promise<boolean>;
}

export interface RegisterFieldsProps {
  /** The fields that show, in order; the form renders the captcha itself. */
  fields: readonly Field[];
  countries: PhoneCountries;
  code: RegisterCode;
  /** Shown between the number and its code, such as the captcha. */
  beforeCode?: ReactNode;
}

const CAPTCHA = ['captcha'] as const;
const NOTHING: readonly string[] = [];
/** Fields that are rendered elsewhere. */
const PLACED = ['captcha', 'verificationCode'];

/** The fields of a registration, required and optional (REG-02, REG-03). */
export function RegisterFields({ fields, countries, code, beforeCode }: RegisterFieldsProps) {
  const { t } = useTranslation('identity');
  const { getValues } = useFormContext<RegisterValues>();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { isGuarded, onSend, ...view } = code;
  const hasCode = fields.some(({ name }) => name === 'verificationCode');
  const listed = fields.filter(({ name }) => !PLACED.includes(name));
  const optional = listed.filter(({ isRequired }) => !isRequired);

  const toField = (field: Field) => {
    const { name, isRequired } = field;
    if (name !== 'mobileNum') return <RegisterField key={name} field={field} today={today} />;
    if (!hasCode)
      return <PhoneNumberField key={name} countries={countries} required={isRequired} />;
    return (
      <PhoneCodeFields
        key={name}
        countries={countries}
        code={view}
        checks={isGuarded ? CAPTCHA : NOTHING}
        required={isRequired}
        onSend={(number) => onSend(number, getValues('captcha').trim())}
      >
        {beforeCode}
      </PhoneCodeFields>
    );
  };
  return (
    <Stack gap={24}>
      <FormSection legend={t('register.account')}>
        {listed.filter(({ isRequired }) => isRequired).map(toField)}
      </FormSection>
      {optional.length === 0 ? null : (
        <FormSection legend={t('register.more')} description={t('register.moreHint')}>
          {optional.map(toField)}
        </FormSection>
      )}
    </Stack>
  );
}
