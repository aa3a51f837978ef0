import type { SendCodeStatus } from '@parlour/design-system/SendCodeButton';
import { waitUntil } from '@parlour/design-system/waitUntil';
import {
  type CaptchaAnswer,
  createThrottle,
  overlayRaised,
  useCoreDispatch,
} from '@parlour/feature-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proveHuman } from './botCheck';
import { gatewayMessage } from './errorText';
import type { CodeError, CodePurpose, PhoneNumber } from './phoneCodes';
import { usePhoneCodes } from './usePhoneCodes';

/** Minimum time between two codes, in ms (SMS-02). */
const SEND_INTERVAL = 1000;

/** `ignored` during the countdown, or too soon after another code. */
export type CodeOutcome = 'sent' | 'ignored' | { error: CodeError };

/** The state of a code, for the fields of a form. */
export interface PhoneCodeView {
  status: SendCodeStatus;
  /** When another code can be sent, in ms since 1970. */
  until: number | undefined;
  /** How long the last code is valid, in minutes; null before one was sent. */
  sentMinutes: number | null;
}

const START: PhoneCodeView = { status: 'idle', until: undefined, sentMinutes: null };

/**
 * Sends the code of one form. A successful send starts the countdown; until it ends no other code is sent
 * (SMS-02). An error shows in a dialog over the form (SMS-03).
 */
export function usePhoneCode(purpose: CodePurpose) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const codes = usePhoneCodes();
  const [maySend] = useState(() => createThrottle(SEND_INTERVAL));
  const [view, setView] = useState(START);
  const left = useRef<() => number>(() => 0);

  const send = async (number: PhoneNumber, captcha?: CaptchaAnswer): Promise<CodeOutcome> => {
    if (left.current() > 0 || view.status === 'sending' || !maySend()) return 'ignored';
    setView({ ...view, status: 'sending' });
    const botCheck = await dispatch(proveHuman('sendCode'));
    const outcome =
      'error' in botCheck
        ? botCheck
        : await dispatch(codes.send(number, { purpose, captcha, botCheck }));
    if ('error' in outcome) {
      setView({ ...view, status: 'failed' });
      dispatch(
        overlayRaised({
          name: 'message',
          tone: 'warning',
          titleKey: 'identity:errors.codeNotSent',
          text: gatewayMessage(outcome.error, (key) => t(key)),
          confirmKey: 'actions.ok',
          confirmAction: null,
        }),
      );
      return outcome;
    }
    const { expiredMinutes } = outcome;
    const until = Date.now() + expiredMinutes * 60_000;
    left.current = waitUntil(until);
    setView({ status: 'idle', until, sentMinutes: expiredMinutes });
    return 'sent';
  };
  const prove = (number: PhoneNumber, code: string) => dispatch(codes.prove(number, code));
  return { send, prove, view };
}
