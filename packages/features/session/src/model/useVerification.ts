import type { SendCodeStatus } from '@parlour/design-system/SendCodeButton';
import {
  type OverlayRequest,
  overlayClosed,
  overlayOpened,
  overlayRaised,
  PATHS,
  useCoreDispatch,
} from '@parlour/feature-core';
import { rateLimitForm } from '@parlour/feature-shared';
import { type GatewayError, isRefusal } from '@parlour/gateway-openapi';
import type { ChallengeMethod } from '@parlour/gateway-openapi/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, gatewayMessage } from './errorText';
import { knownPassword } from './knownPassword';
import { openSession } from './openSession';
import { useGoTo } from './useGoTo';
import {
  answerChallenge,
  type CodeMethod,
  knownMethods,
  type SentChallengeCode,
  sendChallengeCode,
} from './verification';
import type { VerificationValues } from './verification.schema';

export type VerificationRequest = Omit<Extract<OverlayRequest, { name: 'verification' }>, 'name'>;

/** The code of a challenge. There is one at a time: sending by another method replaces it. */
export interface ChallengeCodeView {
  method: CodeMethod;
  status: SendCodeStatus;
  /** Null before one was sent. */
  sent: (SentChallengeCode & { until: number }) | null;
}

/** State and actions of the dialog after a login from a new address (LOGIN-14). */
export function useVerification({ challengeId, methods, portal }: VerificationRequest) {
  const { t } = useTranslation('identity');
  const dispatch = useCoreDispatch();
  const goTo = useGoTo();
  const [code, setCode] = useState<ChallengeCodeView | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [hasEnded, setHasEnded] = useState(false);

  const onSend = async (method: CodeMethod): Promise<boolean> => {
    const before = code?.method === method ? code.sent : null;
    setCode({ method, status: 'sending', sent: before });
    const outcome = await dispatch(sendChallengeCode(challengeId, method));
    if (!('error' in outcome)) {
      const until = Date.now() + outcome.expiredMinutes * 60_000;
      setCode({ method, status: 'idle', sent: { ...outcome, until } });
      return true;
    }
    setCode({ method, status: 'failed', sent: before });
    if (isRefusal(outcome.error, 'NOT_FOUND')) setHasEnded(true);
    else
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
    return false;
  };

  const fail = (method: ChallengeMethod, error: GatewayError): void => {
    if (isRefusal(error, 'NOT_FOUND')) {
      setHasEnded(true);
      return;
    }
    const isWrong = isRefusal(error, 'INVALID_CODE', 'CODE_EXPIRED');
    const text =
      isWrong && method === 'payeeName'
        ? t('verification.wrongName')
        : errorText(error, (key) => t(key));
    setErrors(rateLimitForm({ [isWrong ? method : 'root']: text }, error));
  };

  return {
    methods: knownMethods(methods),
    code,
    errors,
    hasEnded,
    onSend,
    onSubmit: async (values: VerificationValues): Promise<void> => {
      const { method } = values;
      const outcome = await dispatch(answerChallenge(challengeId, method, values[method]));
      if ('error' in outcome) {
        fail(method, outcome.error);
        return;
      }
      const path = portal === 'agent' ? PATHS.agentHome : PATHS.home;
      const password = knownPassword.read() ?? undefined;
      await dispatch(openSession(outcome, { goTo, path, password }));
    },
    /** Returns to the login. */
    onAgain: (): void => {
      knownPassword.forget();
      if (portal === 'member') dispatch(overlayOpened({ name: 'login' }));
      else {
        dispatch(overlayClosed({ name: 'verification' }));
        goTo(PATHS.agentLogin);
      }
    },
  };
}
