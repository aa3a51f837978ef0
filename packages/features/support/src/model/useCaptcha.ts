import { type GatewayError, isRefusal } from '@parlour/gateway-openapi';
import { useLazyGetCaptchaQuery } from '@parlour/gateway-openapi/session';
import { useEffect, useState } from 'react';

/** What a form shows of its captcha. */
export interface CaptchaView {
  isShown: boolean;
  /** Data address of the picture; null while there is none. */
  image: string | null;
  isLoading: boolean;
  onRefresh: () => void;
}

/** The captcha of the form: none until the gateway demands it, then a picture that counts for one try. */
export function useCaptcha() {
  const [id, setId] = useState<string | null>(null);
  const [load, { currentData: image, isFetching }] = useLazyGetCaptchaQuery();
  useEffect(() => {
    if (id !== null) void load({ captchaId: id });
  }, [id, load]);
  const demand = (): void => setId(crypto.randomUUID());
  const view: CaptchaView = {
    isShown: id !== null,
    image: image ?? null,
    isLoading: isFetching,
    onRefresh: demand,
  };
  return {
    view,
    toAnswer: (captcha: string) => (id === null ? {} : { captchaId: id, captcha }),
    /** To be called when a try was refused: the picture is used up, or wanted for the first time. */
    renew: (error: GatewayError): void => {
      if (isRefusal(error) && (id !== null || error.code === 'CAPTCHA_REQUIRED')) demand();
    },
  };
}
