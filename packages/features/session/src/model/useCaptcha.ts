import { useLazyGetCaptchaQuery } from '@parlour/gateway-openapi/session';
import { useEffect, useState } from 'react';
import type { CaptchaAnswer } from './captchaAnswer';
import { createThrottle } from './createThrottle';

/** A new picture is asked for at most once in this many ms (LOGIN-04). */
const REFRESH_INTERVAL = 1000;

/** The captcha of one form: none until it is demanded, then a picture that counts for one try. */
export function useCaptcha({ isDemanded }: { isDemanded: boolean }) {
  const [id, setId] = useState(() => (isDemanded ? crypto.randomUUID() : null));
  const [mayRefresh] = useState(() => createThrottle(REFRESH_INTERVAL));
  const [load, { currentData: image, isFetching }] = useLazyGetCaptchaQuery();
  useEffect(() => {
    if (id !== null) void load({ captchaId: id });
  }, [id, load]);

  const demand = (): void => setId(crypto.randomUUID());
  return {
    isShown: id !== null,
    image: image ?? null,
    isLoading: isFetching,
    demand,
    refresh: (): void => {
      if (mayRefresh()) demand();
    },
    toAnswer: (captcha: string): CaptchaAnswer | undefined =>
      id === null ? undefined : { captchaId: id, captcha },
  };
}
