import { Flag } from '@parlour/design-system/Flag';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormPhoneField } from '@parlour/design-system/FormPhoneField';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { useTranslation } from 'react-i18next';
import type { MobileValues, mobileSchema } from '../../model/mobile.schema';
import type { CountryRow } from '../../model/useCountries';
import { BindCodeField, type BindCodeFieldProps } from '../BindCodeField/BindCodeField';
import { SecretField } from '../SecretField/SecretField';

export interface MobileFormProps extends Pick<BindCodeFieldProps, 'code'> {
  countries: readonly CountryRow[];
  schema: ReturnType<typeof mobileSchema>;
  errors: ServerErrors | undefined;
  /** Sends a code to a number; resolves to whether it was sent. */
  onSend: (country: string, mobileNum: string) => Promise<boolean>;
  onSubmit: (values: MobileValues) => Promise<void>;
}

const CHECKS = ['country', 'mobileNum'] as const;

/** A mobile number, proved by a code (MC-04). */
export function MobileForm({ countries, schema, code, errors, onSend, onSubmit }: MobileFormProps) {
  const { t } = useTranslation('member');
  return (
    <Form
      schema={schema}
      defaultValues={{
        country: countries[0]?.countryCode ?? '',
        mobileNum: '',
        verificationCode: '',
        password: '',
      }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <FormPhoneField
        name="mobileNum"
        countryName="country"
        label={t('security.mobile')}
        labels={{ country: t('fields.country') }}
        countries={countries.map((country) => ({
          ...country,
          flag: <Flag country={country.countryCode} size="sm" />,
        }))}
        autoComplete="tel-national"
        data-autofocus
      />
      <BindCodeField
        code={code}
        checks={CHECKS}
        onSend={({ country = '', mobileNum = '' }) => onSend(country, mobileNum.trim())}
      />
      <SecretField name="password" label={t('fields.password')} />
      <FormSubmit isWide>{t('security.save')}</FormSubmit>
    </Form>
  );
}
