import { FormOneTimeCodeField } from '@parlour/design-system/FormOneTimeCodeField';
import { FormTextField } from '@parlour/design-system/FormTextField';
import { SendCodeButton } from '@parlour/design-system/SendCodeButton';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChallengeCodeView } from '../../model/useVerification';
import { type CodeMethod, isCodeMethod } from '../../model/verification';
import type { VerificationValues } from '../../model/verification.schema';

export interface VerificationAnswerProps {
  /** The code that was requested; null before that. */
  code: ChallengeCodeView | null;
  /** Requests a code; resolves to whether it was sent. */
  onSend: (method: CodeMethod) => Promise<boolean>;
}

/** The answer by the method that is chosen in the form around it (LOGIN-14). */
export function VerificationAnswer({ code, onSend }: VerificationAnswerProps) {
  const { t } = useTranslation('identity');
  const method = useWatch<VerificationValues, 'method'>({ name: 'method' });
  if (method === 'payeeName')
    return <FormTextField name={method} label={t('verification.realName')} autoComplete="name" />;
  if (isCodeMethod(method))
    return (
      <SentCode
        key={method}
        method={method}
        code={code?.method === method ? code : null}
        onSend={onSend}
      />
    );
  return (
    <FormOneTimeCodeField
      key={method}
      name={method}
      label={t('fields.verificationCode')}
      inputMode="numeric"
    />
  );
}

interface SentCodeProps extends VerificationAnswerProps {
  method: CodeMethod;
}

function SentCode({ method, code, onSend }: SentCodeProps) {
  const { t } = useTranslation('identity');
  const { setFocus, clearErrors } = useFormContext<VerificationValues>();
  const send = async (): Promise<void> => {
    clearErrors();
    if (await onSend(method)) setFocus(method);
  };
  const sent = code?.sent ?? null;
  return (
    <FormOneTimeCodeField
      name={method}
      label={t('fields.verificationCode')}
      inputMode="numeric"
      hint={
        sent === null
          ? undefined
          : t('verification.sentTo', { to: sent.sentTo, minutes: sent.expiredMinutes })
      }
      suffix={
        <SendCodeButton
          size="sm"
          labels={{
            send: t('login.sendCode'),
            retry: t('login.sendAgain'),
            seconds: (seconds) => t('login.secondsLeft', { seconds }),
            started: t('login.codeCounting'),
            ended: t('login.codeWaitOver'),
          }}
          status={code?.status ?? 'idle'}
          until={sent?.until}
          onSend={() => void send()}
        />
      }
    />
  );
}
