import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { badRequest, Refusal } from '../platform/refusal';
import type { Call, Services } from '../services';
import { isFlagOn } from '../system/flags';
import { type Attempt, createAttempt } from './attempts';
import { redeemCaptcha } from './captchaGate';
import { checkPortal } from './checkPortal';
import { findByName, findByPhone } from './findAccount';
import { isUsable } from './isUsable';
import { type Place, placeOf, rememberRefusedCode, rememberUnopened } from './loginHistory';
import type { Identified } from './openSession';
import { isPassword, WEAK_PASSWORD } from './passwords';
import { type PhoneNumber, toPhoneNumber, writePhoneNumber } from './phoneNumber';
import { consumeSmsCode, type SmsTarget, verifySmsCode } from './smsCodes';

type LoginRequest = components['schemas']['LoginRequest'];

/** Identifies who logs in by username or phone code; refuses as the contract says. */
export async function identifyByLogin(
  services: Services,
  call: Call<'login' | 'loginV2'>,
): Promise<Identified> {
  const { body, now } = call;
  const at = { place: placeOf(call), now };
  const identified =
    body.type === 'sms' ? await byCode(services, body, at) : await byPassword(services, body, at);
  await checkPortal(services.db, identified, body.portal ?? 'member', at);
  return identified;
}

interface Circumstances {
  place: Place;
  now: Date;
}

async function byPassword(
  services: Services,
  request: LoginRequest,
  { place, now }: Circumstances,
): Promise<Identified> {
  const { address } = place;
  const { name, password } = namedIn(request);
  const found = await findByName(services.db, services.config.merchant, name);
  const attempt = createAttempt(services, found === null ? name : `#${found.id}`, address);
  await beginAttempt(services, attempt, request, address);
  const matches = await isPassword(found?.passwordHash ?? null, password);
  if (found === null || !matches || !isUsable(found)) {
    await rememberUnopened(services.db, {
      accountId: found?.id,
      method: 'username',
      outcome: matches ? 'NOT_ALLOWED' : 'WRONG_PASSWORD',
      place,
      at: now,
    });
    throw await refuse(attempt, 'WRONG_CREDENTIALS');
  }
  await attempt.succeed();
  return {
    account: found,
    loginType: 'username',
    passwordExpired: found.passwordExpiresAt !== null && found.passwordExpiresAt <= now,
    weakPassword: password === WEAK_PASSWORD,
  };
}

async function byCode(
  services: Services,
  request: LoginRequest,
  { place, now }: Circumstances,
): Promise<Identified> {
  const { address } = place;
  const { db, config, switches } = services;
  if (!isFlagOn('MOBILEVERCODELOGIN3', switches.current().flags))
    throw badRequest([{ field: 'type', code: 'invalid' }]);
  const { number, code } = numberIn(request);
  const target = { merchant: config.merchant, purpose: 'login', ...number };
  const found = await findByPhone(db, config.merchant, number);
  const owner = found === null ? writePhoneNumber(number) : `#${found.id}`;
  const attempt = createAttempt(services, owner, address);
  await beginAttempt(services, attempt, request, address);
  const login = { accountId: found?.id, method: 'sms', place, at: now };
  await redeemSmsCode(db, target, code, now).catch(async (error: unknown) => {
    await rememberRefusedCode(db, error, login);
    const isWrong = error instanceof Refusal && error.code === 'INVALID_CODE';
    throw isWrong ? await refuse(attempt, 'INVALID_CODE') : error;
  });
  if (found === null || !isUsable(found)) {
    await rememberUnopened(db, { ...login, outcome: 'NOT_ALLOWED' });
    throw await refuse(attempt, 'INVALID_CODE');
  }
  await attempt.succeed();
  return { account: found, loginType: 'sms', passwordExpired: false, weakPassword: false };
}

async function redeemSmsCode(
  db: Database,
  target: SmsTarget,
  code: string,
  now: Date,
): Promise<void> {
  await verifySmsCode(db, target, code, now);
  await consumeSmsCode(db, target, code);
}

async function beginAttempt(
  services: Services,
  attempt: Attempt,
  request: LoginRequest,
  address: string,
): Promise<void> {
  if ((await attempt.check()) && !(await redeemCaptcha(services, request, address)))
    throw new Refusal('CAPTCHA_REQUIRED', { value: { captcha: true } });
  await attempt.begin();
}

async function refuse(
  attempt: Attempt,
  code: 'WRONG_CREDENTIALS' | 'INVALID_CODE',
): Promise<Refusal> {
  return new Refusal(code, (await attempt.needsCaptcha()) ? { value: { captcha: true } } : {});
}

function namedIn({ username, password }: LoginRequest): { name: string; password: string } {
  const name = (username ?? '').trim().toLowerCase();
  const errors = [];
  if (name === '') errors.push({ field: 'username', code: 'required' });
  if (password === undefined) errors.push({ field: 'password', code: 'required' });
  if (name === '' || password === undefined) throw badRequest(errors);
  return { name, password };
}

function numberIn(request: LoginRequest): { number: PhoneNumber; code: string } {
  const { mobileNum, countryDialingCode, verificationCode } = request;
  const needed = { mobileNum, countryDialingCode, verificationCode };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw badRequest(missing.map(([field]) => ({ field, code: 'required' })));
  return {
    number: toPhoneNumber(countryDialingCode ?? '', mobileNum ?? ''),
    code: verificationCode ?? '',
  };
}
