import { Button } from '@parlour/design-system/Button';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SmsValues } from '../../model/login.schema';

export interface SendCodeButtonProps {
  isSending: boolean;
  /** What is left of the time in which no other code is sent. */
  secondsLeft: number;
  /** Called once the number can be one; says whether a code is on its way. */
  onSend: (values: Omit<SmsValues, 'verificationCode'>) => Promise<boolean>;
}

/** Sends a code to the number of the form around it, and leads on to where it is typed (SMS-01, SMS-02). */
export function SendCodeButton({ isSending, secondsLeft, onSend }: SendCodeButtonProps) {
  const { t } = useTranslation('identity');
  const { trigger, getValues, setFocus, clearErrors } = useFormContext<SmsValues>();

  const send = async (): Promise<void> => {
    const isReady = await trigger(['country', 'mobileNum', 'captcha'], { shouldFocus: true });
    if (!isReady) return;
    clearErrors('root');
    const { country, mobileNum, captcha } = getValues();
    const isSent = await onSend({ country, mobileNum: mobileNum.trim(), captcha: captcha.trim() });
    if (isSent) setFocus('verificationCode');
  };

  return (
    <Button
      variant="quiet"
      size="sm"
      isLoading={isSending}
      disabled={secondsLeft > 0}
      onClick={() => void send()}
    >
      {secondsLeft > 0 ? t('login.sendCodeIn', { seconds: secondsLeft }) : t('login.sendCode')}
    </Button>
  );
}
