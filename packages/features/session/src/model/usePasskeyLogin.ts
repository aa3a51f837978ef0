import { loadPasskeys, PATHS, useCoreDispatch, useNewSignal } from '@parlour/feature-core';
import { type GatewayError, isRefusal } from '@parlour/gateway-openapi';
import {
  type LoginResult,
  loginByPasskey,
  type PasskeyAssertion,
  type PasskeyRequest,
  startPasskeyLogin,
} from '@parlour/gateway-openapi/session';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from './errorText';
import type { LoginPortal } from './logIn';
import { openSession } from './openSession';
import { useGoTo } from './useGoTo';

/** A challenge holds for five minutes; the list of the username field gets another one before that, in ms. */
const RENEW_AFTER = 4 * 60_000;

const untracked = { track: false } as const;

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

/** Logs in by a passkey: by a button, or chosen in the list of the username field (TR-03). */
export function usePasskeyLogin(portal: LoginPortal) {
  const { t } = useTranslation('passkeyLogin');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const [status, setStatus] = useState<'preparing' | 'off' | 'ready' | 'busy'>('preparing');
  const [error, setError] = useState<string | null>(null);
  const newSignal = useNewSignal();
  const isPressed = useRef(false);

  const ask = async (): Promise<PasskeyRequest | null> => {
    const answer = (await dispatch(
      startPasskeyLogin.initiate(undefined, untracked),
    )) as Answer<PasskeyRequest>;
    if (answer.data !== undefined) return answer.data;
    setStatus(isRefusal(answer.error, 'FEATURE_OFF') ? 'off' : 'ready');
    return null;
  };

  const finish = async (assertion: PasskeyAssertion): Promise<boolean> => {
    setStatus('busy');
    setError(null);
    const passkeyLogin = { assertion, portal };
    const answer = (await dispatch(
      loginByPasskey.initiate({ passkeyLogin }, untracked),
    )) as Answer<LoginResult>;
    if (answer.data === undefined) {
      setError(errorText(answer.error as GatewayError, (key) => t(key)));
      setStatus('ready');
      return false;
    }
    const path = portal === 'agent' ? PATHS.agentHome : PATHS.home;
    await dispatch(openSession(answer.data, { goTo, path }));
    return true;
  };

  const offerInList = async (): Promise<void> => {
    const signal = newSignal();
    const isOver = (): boolean => signal.aborted;
    const [{ canAutofill, provePasskeyInList }, request] = await Promise.all([
      loadPasskeys(),
      ask(),
    ]);
    if (isOver() || request === null) return;
    setStatus((now) => (now === 'preparing' ? 'ready' : now));
    if (!(await canAutofill()) || isOver()) return;
    const outcome = await provePasskeyInList(request, signal);
    if (isOver() || !('made' in outcome)) return;
    if (!(await finish(outcome.made))) await offerInList();
  };

  const askInWindow = async (signal: AbortSignal): Promise<void> => {
    const isOver = (): boolean => signal.aborted;
    setStatus('busy');
    setError(null);
    const [{ provePasskey }, request] = await Promise.all([loadPasskeys(), ask()]);
    if (isOver()) return;
    const outcome = request === null ? null : await provePasskey(request, signal);
    if (isOver()) return;
    if (outcome !== null && 'made' in outcome && (await finish(outcome.made))) return;
    if (outcome === null || ('failure' in outcome && outcome.failure !== 'cancelled'))
      setError(t('failed'));
    setStatus('ready');
  };

  const onPress = async (): Promise<void> => {
    isPressed.current = true;
    const signal = newSignal();
    await askInWindow(signal)
      .catch(() => {
        setError(t('failed'));
        setStatus('ready');
      })
      .finally(() => {
        isPressed.current = false;
      });
    // Not after a login, which has taken the form away.
    if (!signal.aborted) await offerInList();
  };

  const offer = useRef(offerInList);
  useEffect(() => {
    offer.current = offerInList;
  });
  useEffect(() => {
    const begin = (): void => {
      // The browser has one question at a time: another would close the window that is open.
      if (!isPressed.current) void offer.current().catch(() => setStatus('off'));
    };
    begin();
    const timer = setInterval(begin, RENEW_AFTER);
    return () => clearInterval(timer);
  }, []);

  return { status, error, onPress };
}
