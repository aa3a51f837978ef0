import { eq } from 'drizzle-orm';
import { account, launch } from '../database/schema';
import { SMS_BY_NUMBER, SMS_BY_NUMBER_AND_DAY } from '../platform/budgets';
import type { Handlers } from '../platform/handlers';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { openTrial } from '../session/accounts';
import { drawCaptcha } from '../session/captchaPicture';
import { loggedIn } from '../session/loggedIn';
import { logIn } from '../session/login';
import { DEMO_SMS_CODE, keepSmsCode, SMS_CODE_MINUTES } from '../session/smsCodes';
import { isFlagOn } from '../system/flags';

const TICKET_SECONDS = 60;

/** Ways in and out. */
export function sessionOperations(services: Services) {
  const { config, db, sessions, captchas, keys, limiter, switches, say } = services;
  const isOn = (flag: Parameters<typeof isFlagOn>[0]) => isFlagOn(flag, switches.current().flags);
  return {
    getEncryptionKeys({ setHeader }) {
      setHeader('cache-control', 'public, max-age=300');
      return { keys: [...keys.published()] };
    },

    login: (call) => logIn(services, call),

    async logout(call) {
      const { id, tokenHash } = loggedIn(call);
      await sessions.close(tokenHash);
      await db.update(launch).set({ expiresAt: call.now }).where(eq(launch.sessionId, id));
      return null;
    },

    async freePlayLogin({ address, now, language }) {
      if (!isOn('FREEPLAY3')) throw new Refusal('FORBIDDEN');
      const trial = await openTrial(db, config.merchant, language, now);
      const token = await sessions.open(db, {
        account: trial,
        loginType: 'freePlay',
        passwordExpired: false,
        weakPassword: false,
        address,
        at: now,
      });
      return { token, firstTimeLogin: false, passwordExpired: false };
    },

    getCaptcha: ({ query, address }) => drawCaptcha(captchas.issue(query.captchaId ?? address)),

    async sendLoginCode({ body, now }) {
      const purpose = body.purpose ?? 'login';
      const flag = purpose === 'login' ? 'MOBILEVERCODELOGIN3' : 'CHNGPASSVERIF3';
      // Outside the demo no carrier is configured yet, and a code that nobody gets helps nobody.
      if (!isOn(flag) || !config.demo) throw new Refusal('FORBIDDEN');
      const { mobileNum } = body;
      const dialingCode = body.countryDialingCode.replace('+', '');
      const number = `+${dialingCode} ${mobileNum}`;
      if (mobileNum.length < 6) throw new Refusal('INVALID_PHONE');
      limiter.use(`sms to ${number}`, SMS_BY_NUMBER);
      limiter.use(`sms of the day to ${number}`, SMS_BY_NUMBER_AND_DAY);
      const target = { merchant: config.merchant, purpose, dialingCode, mobileNum };
      await keepSmsCode(db, target, DEMO_SMS_CODE, now);
      say(`SMS to ${number}: your code is ${DEMO_SMS_CODE}`);
      return { expiredMinutes: SMS_CODE_MINUTES };
    },

    getLoginInfo(call) {
      const { account: owner, ...session } = loggedIn(call);
      return {
        account: owner.username,
        loginType: session.loginType,
        firstTimeLogin: owner.firstLoginAt === null,
        passwordExpired: session.passwordExpired,
        weakPassword: session.weakPassword,
        hasPaymentPassword: owner.paymentPasswordHash !== null,
        lastLoginAt: session.previousLoginAt?.toISOString() ?? null,
        lastLoginIp: session.previousLoginAddress,
      };
    },

    async firstLogin(call) {
      const { account: owner } = loggedIn(call);
      if (owner.firstLoginAt === null)
        await db.update(account).set({ firstLoginAt: call.now }).where(eq(account.id, owner.id));
      return null;
    },

    getSession(call) {
      const { id, createdAt, lastSeenAt } = loggedIn(call);
      const left = (since: Date, limit: number) =>
        Math.max(0, Math.floor((since.getTime() + limit - call.now.getTime()) / 1000));
      return {
        sessionId: id,
        idleSecondsLeft: left(lastSeenAt, config.sessionIdleMs),
        absoluteSecondsLeft: left(createdAt, config.sessionAbsoluteMs),
        serverTime: call.now.toISOString(),
      };
    },

    async createSessionTicket(call) {
      const expiresAt = new Date(call.now.getTime() + TICKET_SECONDS * 1000);
      const ticket = await sessions.issueTicket(loggedIn(call).account.id, expiresAt);
      return { ticket, expiresInSeconds: TICKET_SECONDS };
    },
  } satisfies Handlers;
}
