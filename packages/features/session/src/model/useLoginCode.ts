import { type GatewayError, isGatewayError } from '@parlour/gateway-openapi';
import { useSendLoginCodeMutation } from '@parlour/gateway-openapi/session';
import { useState } from 'react';
import { createThrottle } from './createThrottle';
import type { CaptchaAnswer } from './logIn';
import { useCountdown } from './useCountdown';

/** A code for a login is sent at most once in this many ms (SMS-02). */
const SEND_INTERVAL = 1000;

export type CodeOutcome = 'sent' | 'ignored' | { error: GatewayError };

/** Sends the code of a login by phone; the countdown begins with a send that worked (SMS-02). */
export function useLoginCode() {
  const [sendCode, { isLoading }] = useSendLoginCodeMutation();
  const [maySend] = useState(() => createThrottle(SEND_INTERVAL));
  const [sentMinutes, setSentMinutes] = useState<number | null>(null);
  const { secondsLeft, start } = useCountdown();

  const send = async (
    number: { mobileNum: string; countryDialingCode: string },
    captcha?: CaptchaAnswer,
  ): Promise<CodeOutcome> => {
    if (secondsLeft > 0 || isLoading || !maySend()) return 'ignored';
    const { data, error } = await sendCode({
      loginCodeRequest: { ...number, purpose: 'login', ...captcha },
    });
    if (data === undefined) return { error: isGatewayError(error) ? error : { kind: 'malformed' } };
    start(data.expiredMinutes * 60);
    setSentMinutes(data.expiredMinutes);
    return 'sent';
  };
  return { send, isSending: isLoading, secondsLeft, sentMinutes };
}
