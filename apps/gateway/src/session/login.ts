import { randomBytes } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { account } from '../database/schema';
import type { components } from '../generated/contract';
import { roleOf } from '../platform/access';
import { LOGIN_FAILURES, LOGIN_FAILURES_BY_ADDRESS } from '../platform/budgets';
import type { Call } from '../platform/handlers';
import { badRequest, Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { isFlagOn } from '../system/flags';
import { isPassword, WEAK_PASSWORD } from './passwords';
import type { Account } from './sessions';
import { redeemSmsCode } from './smsCodes';

type LoginRequest = components['schemas']['LoginRequest'];
type LoginResult = components['schemas']['LoginResult'];

const CAPTCHA_AFTER = 3;
const ORDINARY_TYPE = 0;

/** Logs in by username or by phone code, and says why not in the words of the contract. */
export async function logIn(services: Services, call: Call<'login'>): Promise<LoginResult> {
  const { body: request, address } = call;
  const name = request.type === 'sms' ? phoneOf(request) : usernameOf(request);
  const attempt = failuresOf(services, name, address);
  attempt.check();
  if (attempt.needsCaptcha() && !redeemCaptcha(services, request, address))
    throw new Refusal('CAPTCHA_REQUIRED', { value: { captcha: true } });
  const owner =
    request.type === 'sms'
      ? await byCode(services, request, call.now)
      : await byPassword(services, name, request.password ?? '');
  if (owner === null) {
    attempt.fail();
    const value = attempt.needsCaptcha() ? { captcha: true } : undefined;
    const code = request.type === 'sms' ? 'INVALID_CODE' : 'WRONG_CREDENTIALS';
    throw new Refusal(code, value === undefined ? {} : { value });
  }
  attempt.forget();
  checkPortal(owner, request.portal ?? 'member');
  if (owner.asksForVerification) throw challenge(owner);
  return openSession(services, call, owner);
}

async function openSession(
  { sessions, db }: Services,
  { body, address, now }: Call<'login'>,
  owner: Account,
): Promise<LoginResult> {
  const byUsername = body.type === 'username';
  const passwordExpired =
    byUsername && owner.passwordExpiresAt !== null && owner.passwordExpiresAt <= now;
  const token = await sessions.open(db, {
    account: owner,
    loginType: body.type,
    passwordExpired,
    weakPassword: byUsername && body.password === WEAK_PASSWORD,
    address,
    at: now,
  });
  return { token, firstTimeLogin: owner.firstLoginAt === null, passwordExpired };
}

/** Counts failures of an account and of an address apart, so that neither shields the other. */
function failuresOf({ limiter }: Services, name: string, address: string) {
  const keys = [
    [`login of ${name}`, LOGIN_FAILURES],
    [`login from ${address}`, LOGIN_FAILURES_BY_ADDRESS],
  ] as const;
  const ofAccount = keys[0];
  return {
    check() {
      for (const [key, budget] of keys) limiter.check(key, budget);
    },
    needsCaptcha: () => limiter.count(...ofAccount) >= CAPTCHA_AFTER,
    fail() {
      for (const [key, budget] of keys) limiter.use(key, budget);
    },
    forget() {
      limiter.forget(ofAccount[0]);
    },
  };
}

function redeemCaptcha({ captchas }: Services, request: LoginRequest, address: string): boolean {
  const { captcha, captchaId } = request;
  return captcha !== undefined && captchas.redeem(captchaId ?? address, captcha);
}

function usernameOf({ username, password }: LoginRequest): string {
  const name = (username ?? '').trim().toLowerCase();
  const faults = [];
  if (name === '') faults.push({ field: 'username', code: 'required' });
  if (password === undefined) faults.push({ field: 'password', code: 'required' });
  if (faults.length > 0) throw badRequest(faults);
  return name;
}

function phoneOf({ mobileNum, countryDialingCode, verificationCode }: LoginRequest): string {
  const needed = { mobileNum, countryDialingCode, verificationCode };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw badRequest(missing.map(([field]) => ({ field, code: 'required' })));
  return `+${countryDialingCode?.replace('+', '')} ${mobileNum}`;
}

async function byPassword(
  { db, config }: Services,
  name: string,
  password: string,
): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(account)
    .where(
      and(
        eq(account.merchant, config.merchant),
        or(eq(account.username, name), eq(account.email, name)),
      ),
    )
    .limit(1);
  const matches = await isPassword(found?.passwordHash ?? null, password);
  return matches ? (found ?? null) : null;
}

async function byCode(
  services: Services,
  { mobileNum = '', countryDialingCode = '', verificationCode = '' }: LoginRequest,
  now: Date,
): Promise<Account | null> {
  if (!isFlagOn('MOBILEVERCODELOGIN3', services.switches.current().flags))
    throw badRequest([{ field: 'type', code: 'invalid' }]);
  const { db, config } = services;
  const number = {
    merchant: config.merchant,
    dialingCode: countryDialingCode.replace('+', ''),
    mobileNum,
  };
  if (!(await redeemSmsCode(db, { ...number, purpose: 'login' }, verificationCode, now)))
    return null;
  const [found] = await db
    .select()
    .from(account)
    .where(
      and(
        eq(account.merchant, number.merchant),
        eq(account.dialingCode, number.dialingCode),
        eq(account.mobileNum, number.mobileNum),
      ),
    );
  return found ?? null;
}

function checkPortal({ type }: Account, portal: 'member' | 'agent'): void {
  const isAgent = roleOf(type) === 'agent';
  if (portal === 'agent' && !isAgent) throw new Refusal('NON_AGENT');
  if (portal === 'member' && !isAgent && type !== ORDINARY_TYPE) throw new Refusal('NON_MEMBER');
}

function challenge({ mobileNum, email, payeeName }: Account): Refusal {
  const methods = { mobile: mobileNum, email, payeeName };
  const challengeMethods = (Object.keys(methods) as (keyof typeof methods)[]).filter(
    (method) => methods[method] !== null,
  );
  const challengeId = `ch-${randomBytes(6).toString('hex')}`;
  return new Refusal('VERIFICATION_REQUIRED', { value: { challengeId, challengeMethods } });
}
