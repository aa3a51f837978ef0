import { isRefusal, newUuid } from '@parlour/gateway-openapi';
import { useLazyGetCaptchaQuery } from '@parlour/gateway-openapi/session';
import { useEffect, useState } from 'react';
import { createThrottle } from '../timing/createThrottle';
import type { CaptchaAnswer } from './captchaAnswer';
import { needsCaptcha } from './needsCaptcha';

/** A new picture is requested at most once in this many ms (LOGIN-04). */
const REFRESH_INTERVAL = 1000;

/** What a form shows of its captcha. */
export interface CaptchaView {
  isShown: boolean;
  /** Data address of the picture; null while there is none. */
  image: string | null;
  isLoading: boolean;
  onRefresh: () => void;
}

/** The captcha of one form: none until the gateway demands it, then a picture that is valid for one try. */
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
    /** Call it after each try, with its error if there was one. A picture is valid for one try, even a good one. */
    renew: (error?: unknown): void => {
      const wasUsed = isShown && (error === undefined || isRefusal(error));
      if (wasUsed || needsCaptcha(error)) demand();
    },
    toAnswer: (captcha: string): CaptchaAnswer | undefined =>
      id === null ? undefined : { captchaId: id, captcha },
  };
}
