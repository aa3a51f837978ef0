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

type Gate = Pick<Services, 'captchas' | 'switches'>;

/** Whether the captcha was read rightly, where any is asked for; it is used up either way. */
export async function redeemCaptcha(
  { captchas, switches }: Gate,
  { captcha, captchaId }: CaptchaAnswer,
  address: string,
): Promise<boolean> {
  if (!switches.current().captchas) return true;
  return captcha !== undefined && (await captchas.redeem(captchaId ?? address, captcha));
}

/** Refuses whoever has not read a captcha rightly. */
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
