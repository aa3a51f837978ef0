import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { Form, type ServerErrors } from '@parlour/design-system/Form';
import { FormSelect } from '@parlour/design-system/FormSelect';
import { FormSubmit } from '@parlour/design-system/FormSubmit';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type MobileLengths, type SmsValues, smsLoginSchema } from '../../model/login.schema';
import { CaptchaField, type CaptchaView } from '../CaptchaField/CaptchaField';
import { SendCodeButton, type SendCodeButtonProps } from '../SendCodeButton/SendCodeButton';
import * as S from './SmsLogin.styles';

/** The countries whose numbers can be used. */
export interface CountryView extends MobileLengths {
  /** Values are ISO 3166; `failed` when they could not be loaded, null before. */
  options: readonly { value: string; label: string }[] | 'failed' | null;
  /** The one to start with. */
  first: string;
  onRetry: () => void;
}

export interface SmsLoginProps {
  countries: CountryView;
  code: SendCodeButtonProps & {
    /** For how long the code that was sent counts; null before one was. */
    sentMinutes: number | null;
  };
  captcha: CaptchaView;
  errors: ServerErrors | undefined;
  onSubmit: (values: SmsValues) => Promise<void>;
}

/** Login by a code that is sent to a phone (LOGIN-03). */
export function SmsLogin({ countries, code, captcha, errors, onSubmit }: SmsLoginProps) {
  const { t } = useTranslation('identity');
  const { options, first, lengths, onRetry } = countries;
  const { sentMinutes, ...sending } = code;
  const { isShown, ...picture } = captcha;
  const schema = useMemo(
    () => smsLoginSchema({ isCaptchaShown: isShown, lengths }),
    [isShown, lengths],
  );
  if (options === 'failed')
    return (
      <ErrorState
        title={t('common:errors.network')}
        action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
      />
    );
  if (options === null) return <SmsLoginSkeleton label={t('common:loading')} />;
  return (
    <Form
      schema={schema}
      defaultValues={{ country: first, mobileNum: '', verificationCode: '', captcha: '' }}
      serverErrors={errors}
      translateError={(key) => t(key)}
      onSubmit={onSubmit}
    >
      <S.Number>
        <FormSelect
          name="country"
          label={t('fields.country')}
          options={options}
          autoComplete="country"
        />
        <FormTextField
          name="mobileNum"
          label={t('fields.mobileNum')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </S.Number>
      {isShown ? <CaptchaField {...picture} /> : null}
      <FormTextField
        name="verificationCode"
        label={t('fields.verificationCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={sentMinutes === null ? undefined : t('login.codeSent', { minutes: sentMinutes })}
        suffix={<SendCodeButton {...sending} />}
      />
      <FormSubmit size="lg" isWide>
        {t('common:actions.login')}
      </FormSubmit>
    </Form>
  );
}

const SmsLoginSkeleton = ({ label }: { label: string }) => (
  <S.Waiting role="status" aria-label={label}>
    <Skeleton height="64px" />
    <Skeleton height="64px" />
    <Skeleton height="48px" />
  </S.Waiting>
);
