import { isRefusal } from '@parlour/gateway-openapi';

/** True when the gateway wants a captcha with the next try (LOGIN-04). */
export const needsCaptcha = (error: unknown): boolean =>
  isRefusal(error) && (error.details.captcha === true || error.code === 'CAPTCHA_REQUIRED');
