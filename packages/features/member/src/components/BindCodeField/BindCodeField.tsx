import { FormOneTimeCodeField } from '@parlour/design-system/FormOneTimeCodeField';
import { Notice } from '@parlour/design-system/Notice';
import { SendCodeButton } from '@parlour/design-system/SendCodeButton';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BindCodeView } from '../../model/useBindCode';

export interface BindCodeFieldProps {
  code: BindCodeView;
  /** Fields that have to be valid before a code is sent. */
  checks: readonly string[];
  /** Sends a code by the values of the form; resolves to whether it was sent. */
  onSend: (values: Readonly<Record<string, string>>) => Promise<boolean>;
}

/** The field `verificationCode` of the surrounding form, with the button that sends a code (SMS-02). */
export function BindCodeField({ code, checks, onSend }: BindCodeFieldProps) {
  const { t } = useTranslation('member');
  const { trigger, getValues, setFocus } = useFormContext<Record<string, string>>();
  const send = async (): Promise<void> => {
    if (!(await trigger([...checks], { shouldFocus: true }))) return;
    if (await onSend(getValues())) setFocus('verificationCode');
  };
  return (
    <>
      <FormOneTimeCodeField
        name="verificationCode"
        label={t('fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={code.sentTo === null ? undefined : t('code.sentTo', { place: code.sentTo })}
        suffix={
          <SendCodeButton
            size="sm"
            labels={{
              send: t('code.send'),
              retry: t('code.again'),
              seconds: (seconds) => t('code.seconds', { seconds }),
              started: t('code.started'),
              ended: t('code.ended'),
            }}
            status={code.status}
            until={code.until}
            onSend={() => void send()}
          />
        }
      />
      {code.error === null ? null : (
        <Notice tone="danger" role="alert">
          {code.error}
        </Notice>
      )}
    </>
  );
}
