import { Button } from '@parlour/design-system/Button';
import { Form } from '@parlour/design-system/Form';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import { type CaptchaView, formDraft } from '@parlour/feature-core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RegisterValues, registerSchema } from '../../model/register.schema';
import type { RegisterErrors } from '../../model/registerErrors';
import type { RegisterType } from '../../model/registerTypes';
import type { EndedCode } from '../../model/useAffiliateCodes';
import { FormCaptcha } from '../FormCaptcha/FormCaptcha';
import { RegisterFields, type RegisterFieldsProps } from '../RegisterFields/RegisterFields';
import { AgeConsent } from './AgeConsent';
import { ClearErrors } from './ClearErrors';
import { LinkEnded } from './LinkEnded';

export interface RegisterFormProps extends Omit<RegisterFieldsProps, 'beforeCode'> {
  /** Registration methods that are offered, in order. */
  types: readonly RegisterType[];
  /** The method that is shown. */
  type: RegisterType;
  onTypeChange: (type: RegisterType) => void;
  captcha: CaptchaView;
  /** What the fields start with. */
  startValues: RegisterValues;
  /** Minimum age of a player, in years. */
  age: number;
  /** Errors of the last attempt; a new object for each attempt. */
  errors: RegisterErrors;
  /** Codes of the address whose link has ended, with the words for it. */
  ended: readonly EndedCode[];
  onSubmit: (values: RegisterValues) => Promise<void>;
  /** Shows the terms. */
  onTerms: () => void;
  /** Goes to the login instead. */
  onLogin: () => void;
}

/** Registers an account by a method that the merchant offers; tabs only where there is more than one (REG-01). */
export function RegisterForm({
  types,
  type,
  onTypeChange,
  captcha,
  startValues,
  age,
  errors,
  ended,
  onSubmit,
  onTerms,
  onLogin,
  ...rest
}: RegisterFormProps) {
  const { t } = useTranslation('identity');
  const { fields, countries, code } = rest;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const schema = useMemo(
    () => registerSchema(fields, countries, { age, today }),
    [fields, countries, age, today],
  );
  const names = {
    register: t('session:login.byUsername'),
    registerMobile: t('session:login.bySms'),
  };
  const reading = fields.find(({ name }) => name === 'captcha');
  const isByCode = code.isGuarded && fields.some(({ name }) => name === 'verificationCode');
  const picture =
    reading === undefined ? null : <FormCaptcha captcha={captcha} required={reading.isRequired} />;
  const panel = <RegisterFields {...rest} beforeCode={isByCode ? picture : null} />;
  return (
    <Form
      schema={schema}
      defaultValues={startValues}
      draft={formDraft('register')}
      serverErrors={errors.fields}
      translateError={(key, params) => t(key, { ...params })}
      onSubmit={onSubmit}
    >
      <ClearErrors of={type} />
      {ended.map((link) => (
        <LinkEnded key={`${type} ${link.field}`} {...link} />
      ))}
      {types.length > 1 ? (
        <Tabs
          variant="segmented"
          label={t('register.types')}
          items={types.map((id) => ({ id, label: names[id], panel }))}
          selectedId={type}
          onSelect={({ id }) => onTypeChange(id as RegisterType)}
        />
      ) : (
        panel
      )}
      {/* Outside the tabs, which would drop the typed captcha together with their panels. */}
      {isByCode ? null : picture}
      <AgeConsent age={age} onTerms={onTerms} />
      {errors.notice === null ? null : (
        <Notice tone="danger" role="alert">
          {errors.notice}
        </Notice>
      )}
      <FormSubmit size="lg" isWide>
        {t('register.title')}
      </FormSubmit>
      <Inline justify="center">
        <span>{t('register.haveAccount')}</span>
        <Button variant="quiet" onClick={onLogin}>
          {t('common:actions.login')}
        </Button>
      </Inline>
    </Form>
  );
}
