import { useLazyGetCaptchaQuery } from '@parlour/gateway-openapi/session';
import { useEffect, useState } from 'react';
import type { CaptchaAnswer } from './captchaAnswer';
import { createThrottle } from './createThrottle';
import { needsCaptcha } from './errorText';
import type { CodeError } from './phoneCodes';

/** A new picture is asked for at most once in this many ms (LOGIN-04). */
const REFRESH_INTERVAL = 1000;

/** The captcha of one form: none until it is demanded, then a picture that counts for one try. */
export function useCaptcha({ isDemanded }: { isDemanded: boolean } = { isDemanded: false }) {
  const [id, setId] = useState(() => (isDemanded ? crypto.randomUUID() : null));
  const [mayRefresh] = useState(() => createThrottle(REFRESH_INTERVAL));
  const [load, { currentData: image, isFetching }] = useLazyGetCaptchaQuery();
  useEffect(() => {
    if (id !== null) void load({ captchaId: id });
  }, [id, load]);

  const isShown = id !== null;
  const demand = (): void => setId(crypto.randomUUID());
  return {
    /** What `FormCaptcha` shows. */
    view: {
      isShown,
      image: image ?? null,
      isLoading: isFetching,
      onRefresh: (): void => {
        if (mayRefresh()) demand();
      },
    },
    /** To be called after each try, with what it was refused for: a picture counts for one, whatever came of it. */
    renew: (error?: CodeError): void => {
      const wasUsed = isShown && (error === undefined || error.kind === 'refused');
      if (wasUsed || (error !== undefined && needsCaptcha(error))) demand();
    },
    toAnswer: (captcha: string): CaptchaAnswer | undefined =>
      id === null ? undefined : { captchaId: id, captcha },
  };
}
