import { failureText, useCoreDispatch } from '@parlour/feature-core';
import { sendBindCode } from '@parlour/gateway-openapi/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Where a code is sent: the number or the address to bind. */
export type BindTarget =
  | { target: 'mobile'; mobileNum: string; countryDialingCode: string }
  | { target: 'email'; email: string };

/** What the field of a code shows about sending one. */
export interface BindCodeView {
  status: 'idle' | 'sending' | 'failed';
  /** When another can be sent, in ms since 1970. */
  until: number | undefined;
  /** Where the last one was sent, masked; null before one was sent. */
  sentTo: string | null;
  /** Why the last one was not sent. */
  error: string | null;
}

const START: BindCodeView = { status: 'idle', until: undefined, sentTo: null, error: null };

/** Sends the code that proves a number or an address; the countdown begins when one was sent (SMS-02). */
export function useBindCode() {
  const { t } = useTranslation();
  const dispatch = useCoreDispatch();
  const [view, setView] = useState(START);
  const send = async (target: BindTarget): Promise<boolean> => {
    if (view.status === 'sending') return false;
    setView({ ...view, status: 'sending', error: null });
    try {
      const { expiredMinutes, sentTo } = await dispatch(
        sendBindCode.initiate({ bindCodeRequest: target }, { track: false }),
      ).unwrap();
      setView({
        status: 'idle',
        until: Date.now() + expiredMinutes * 60_000,
        sentTo,
        error: null,
      });
      return true;
    } catch (reason) {
      setView({ ...view, status: 'failed', error: failureText(reason, t) });
      return false;
    }
  };
  return { view, send };
}
