import { useCoreDispatch } from '@parlour/feature-core';
import { useState } from 'react';
import type { CaptchaAnswer } from './captchaAnswer';
import { createThrottle } from './createThrottle';
import {
  type CodeError,
  type CodePurpose,
  gatewayCodes,
  type PhoneCodes,
  type PhoneNumber,
} from './phoneCodes';
import { useCountdown } from './useCountdown';

/** A code is sent at most once in this many ms (SMS-02). */
const SEND_INTERVAL = 1000;

export type CodeOutcome = 'sent' | 'ignored' | { error: CodeError };

/** Sends the code of one form; the countdown begins with a send that worked, and until its end no other is sent (SMS-02). */
export function usePhoneCode(purpose: CodePurpose, codes: PhoneCodes = gatewayCodes) {
  const dispatch = useCoreDispatch();
  const [maySend] = useState(() => createThrottle(SEND_INTERVAL));
  const [isSending, setIsSending] = useState(false);
  const [sentMinutes, setSentMinutes] = useState<number | null>(null);
  const { secondsLeft, start } = useCountdown();

  const send = async (number: PhoneNumber, captcha?: CaptchaAnswer): Promise<CodeOutcome> => {
    if (secondsLeft > 0 || isSending || !maySend()) return 'ignored';
    setIsSending(true);
    const outcome = await dispatch(codes.send(number, { purpose, captcha }));
    setIsSending(false);
    if ('error' in outcome) return outcome;
    start(outcome.expiredMinutes * 60);
    setSentMinutes(outcome.expiredMinutes);
    return 'sent';
  };
  const prove = (number: PhoneNumber, code: string) => dispatch(codes.prove(number, code));
  return { send, prove, isSending, secondsLeft, sentMinutes };
}
