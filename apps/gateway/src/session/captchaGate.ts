import type { Budget } from '../platform/limits';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';

/** Id and answer of a captcha. */
export interface CaptchaAnswer {
  captcha?: string | undefined;
  captchaId?: string | undefined;
}

/** Budget of an address before captchas are required. */
const WITHOUT_CAPTCHA: Budget = { max: 10, windowMs: 5 * 60_000 };

type Gate = Pick<Services, 'captchas' | 'switches'>;

/** Whether the captcha is right, if one is required; consumes it in any case. */
export async function redeemCaptcha(
  { captchas, switches }: Gate,
  { captcha, captchaId }: CaptchaAnswer,
  address: string,
): Promise<boolean> {
  if (!switches.current().captchas) return true;
  return captcha !== undefined && (await captchas.redeem(captchaId ?? address, captcha));
}

/** Refuses a wrong captcha. */
export async function requireCaptcha(
  services: Gate,
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
  services: Gate & Pick<Services, 'limiter'>,
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
