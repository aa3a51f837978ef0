import { isRefusal, newUuid } from '@parlour/gateway-openapi';
import { useLazyGetCaptchaQuery } from '@parlour/gateway-openapi/session';
import { useEffect, useState } from 'react';
import { createThrottle } from '../timing/createThrottle';
import type { CaptchaAnswer } from './captchaAnswer';
import { needsCaptcha } from './needsCaptcha';

/** A new picture is asked for at most once in this many ms (LOGIN-04). */
const REFRESH_INTERVAL = 1000;

/** What a form shows of its captcha. */
export interface CaptchaView {
  isShown: boolean;
  /** Data address of the picture; null while there is none. */
  image: string | null;
  isLoading: boolean;
  onRefresh: () => void;
}

/** The captcha of one form: none until it is demanded, then a picture that counts for one try. */
export function useCaptcha({ isDemanded }: { isDemanded: boolean } = { isDemanded: false }) {
  const [id, setId] = useState(() => (isDemanded ? newUuid() : null));
  const [mayRefresh] = useState(() => createThrottle(REFRESH_INTERVAL));
  const [load, { currentData: image, isFetching }] = useLazyGetCaptchaQuery();
  useEffect(() => {
    if (id !== null) void load({ captchaId: id });
  }, [id, load]);

  const isShown = id !== null;
  const demand = (): void => setId(newUuid());
  const view: CaptchaView = {
    isShown,
    image: image ?? null,
    isLoading: isFetching,
    onRefresh: () => {
      if (mayRefresh()) demand();
    },
  };
  return {
    view,
    /** To be called after each try, with what it was refused for: a picture counts for one, whatever came of it. */
    renew: (error?: unknown): void => {
      const wasUsed = isShown && (error === undefined || isRefusal(error));
      if (wasUsed || needsCaptcha(error)) demand();
    },
    toAnswer: (captcha: string): CaptchaAnswer | undefined =>
      id === null ? undefined : { captchaId: id, captcha },
  };
}
