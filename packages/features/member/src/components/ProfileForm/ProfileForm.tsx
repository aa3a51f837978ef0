import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormDateField } from '@parlour/design-system/FormDateField';
import { FormSection } from '@parlour/design-system/FormSection';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { selectMinimumAge, useCoreSelector } from '@parlour/feature-core';
import type { MemberProfile } from '@parlour/gateway-openapi/member';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CHANNELS,
  latestBirthday,
  type ProfileValues,
  profileSchema,
  toProfileValues,
} from '../../model/profile.schema';

export interface ProfileFormProps {
  profile: MemberProfile;
  errors: ServerErrors | undefined;
  onSubmit: (values: ProfileValues) => Promise<void>;
}

/** The profile of a member; what can be given only once has a field until it was (SUP-06). */
export function ProfileForm({ profile, errors, onSubmit }: ProfileFormProps) {
  const { t } = useTranslation('member');
  const age = useCoreSelector(selectMinimumAge);
  const latest = useMemo(() => latestBirthday(age, new Date()), [age]);
  const schema = useMemo(() => profileSchema(latest), [latest]);
  const { birthday, payeeName, idNumber } = profile;
  return (
    <Form
      aria-label={t('pages.personalCenter')}
      schema={schema}
      defaultValues={toProfileValues(profile)}
      serverErrors={errors}
      translateError={(key) => t(key, { age })}
      style={{ maxInlineSize: '760px' }}
      onSubmit={onSubmit}
    >
      <FormSection legend={t('profile.about')}>
        <FormTextField name="nickname" label={t('profile.nickname')} autoComplete="nickname" />
        {birthday === null ? (
          <FormDateField
            name="birthday"
            label={t('profile.birthday')}
            hint={t('profile.once')}
            max={latest}
            autoComplete="bday"
          />
        ) : null}
        {payeeName === null ? (
          <FormTextField
            name="payeeName"
            label={t('profile.payeeName')}
            hint={t('profile.once')}
            autoComplete="name"
          />
        ) : null}
        <FormTextField
          name="idNumber"
          label={t('profile.idNumber')}
          hint={idNumber === null ? undefined : t('profile.onFile', { number: idNumber })}
          autoComplete="off"
        />
      </FormSection>
      <FormSection legend={t('profile.contacts')} description={t('profile.contactsText')}>
        {CHANNELS.map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={t(`profile.channels.${name}`)}
            autoComplete="off"
            dir="auto"
          />
        ))}
      </FormSection>
      <FormSubmit>{t('security.save')}</FormSubmit>
    </Form>
  );
}
