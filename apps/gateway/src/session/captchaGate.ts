import type { Budget } from '../platform/limits';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';

/** What was read in a captcha, and which one it was. */
export interface CaptchaAnswer {
  captcha?: string | undefined;
  captchaId?: string | undefined;
}

/** What one address may ask for before it has to read captchas. */
const WITHOUT_CAPTCHA: Budget = { max: 10, windowMs: 5 * 60_000 };

/** Whether the captcha was read rightly; it is used up either way. */
export async function redeemCaptcha(
  { captchas }: Pick<Services, 'captchas'>,
  { captcha, captchaId }: CaptchaAnswer,
  address: string,
): Promise<boolean> {
  return captcha !== undefined && (await captchas.redeem(captchaId ?? address, captcha));
}

/** Refuses whoever has not read a captcha rightly. */
export async function requireCaptcha(
  services: Pick<Services, 'captchas'>,
  answer: CaptchaAnswer,
  address: string,
): Promise<void> {
  if (!(await redeemCaptcha(services, answer, address))) throw captchaRequired();
}

/**
 * Lets an address ask for some codes and mails freely and wants a captcha for each one after that, so
 * that a program can't have hundreds of numbers written to.
 */
export async function passCaptchaGate(
  services: Pick<Services, 'captchas' | 'limiter'>,
  answer: CaptchaAnswer,
  address: string,
): Promise<void> {
  if (await redeemCaptcha(services, answer, address)) return;
  await services.limiter
    .use(`without captcha ${address}`, WITHOUT_CAPTCHA)
    .catch((error: unknown) => {
      throw error instanceof Refusal ? captchaRequired() : error;
    });
}

const captchaRequired = () => new Refusal('CAPTCHA_REQUIRED', { value: { captcha: true } });
