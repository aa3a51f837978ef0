import { eq } from 'drizzle-orm';
import type { components } from '../generated/contract';
import { ownerAt } from '../passkeys/passkeys';
import { toPage } from '../platform/paging';
import { Refusal } from '../platform/refusal';
import { secondsOf } from '../saferPlay/durations';
import type { Handlers, Services } from '../services';
import { countryName } from '../system/countries';
import { requireFlag } from '../system/requireFlag';
import { openTrial } from './accounts';
import { answerChallenge, sendChallengeCode } from './answerChallenge';
import { passCaptchaGate } from './captchaGate';
import { drawCaptcha } from './captchaPicture';
import { CODE_MINUTES } from './codeRules';
import { type Finished, finishLogin } from './finishLogin';
import { isChangeForced } from './forcedChange';
import { loggedIn } from './loggedIn';
import { identifyByLogin } from './login';
import { deviceAt, type LoginRecord, listLogins, placeOf } from './loginHistory';
import { identifyByPhoneAuth, identifyBySocial } from './outsideLogin';
import { toPhoneNumber } from './phoneNumber';
import { mayResetByPhone } from './phoneReset';
import { account, sessionTicket } from './schema';
import { sendSmsCode, sendSmsCodeOnRecord } from './sendCodes';
import { stepUpByCode } from './stepUp';

const TICKET_SECONDS = 60;

/** Login and logout. */
export function sessionOperations(services: Services) {
  const { config, db, sessions, captchas, keys, switches } = services;
  return {
    async getEncryptionKeys({ setHeader }) {
      setHeader('cache-control', 'public, max-age=300');
      return { keys: [...(await keys.published())] };
    },

    async login(call) {
      const finished = await finishLogin(services, call, await identifyByLogin(services, call));
      return openedBy(finished);
    },

    async loginV2(call) {
      const finished = await finishLogin(services, call, await identifyByLogin(services, call));
      if ('opened' in finished)
        return { outcome: 'LOGGED_IN', ...finished.opened, ...NO_CHALLENGE };
      const { expiresAt, ...challenge } = finished.challenge;
      return {
        outcome: 'CHALLENGE',
        token: null,
        firstTimeLogin: false,
        passwordExpired: false,
        ...challenge,
        challengeExpiresAt: expiresAt.toISOString(),
      };
    },

    async loginBySocial(call) {
      const finished = await finishLogin(services, call, await identifyBySocial(services, call));
      return openedBy(finished);
    },

    async loginByPhoneAuth(call) {
      const finished = await finishLogin(services, call, await identifyByPhoneAuth(services, call));
      return openedBy(finished);
    },

    sendLoginChallengeCode: (call) => sendChallengeCode(services, call),

    answerLoginChallenge: (call) => answerChallenge(services, call),

    stepUp(call) {
      const session = loggedIn(call);
      const owner = ownerAt(services.config, call, session.account.id);
      return stepUpByCode(services, session, owner, { code: call.body.code, now: call.now });
    },

    async logout(call) {
      const { tokenHash, account: owner } = loggedIn(call);
      await db.transaction(async (tx) => {
        await sessions.close(tx, tokenHash);
        // A logout also ends tickets that are not used yet.
        await tx.delete(sessionTicket).where(eq(sessionTicket.accountId, owner.id));
      });
      return null;
    },

    async freePlayLogin(call) {
      requireFlag(services, 'FREEPLAY3');
      const { now, language } = call;
      const trial = await openTrial(db, config.merchant, language, now);
      const token = await sessions.open(db, {
        account: trial,
        loginType: 'freePlay',
        passwordExpired: false,
        weakPassword: false,
        ...placeOf(call),
        at: now,
      });
      return { token, firstTimeLogin: false, passwordExpired: false };
    },

    getCaptcha: async ({ query, address }) =>
      drawCaptcha(await captchas.issue(query.captchaId ?? address)),

    async sendLoginCode({ body, address, now, language }) {
      const { purpose = 'login' } = body;
      if (purpose === 'login') requireFlag(services, 'MOBILEVERCODELOGIN3');
      else if (!mayResetByPhone(services)) throw new Refusal('FEATURE_OFF');
      const number = toPhoneNumber(body.countryDialingCode, body.mobileNum);
      await passCaptchaGate(services, body, address);
      await sendSmsCodeOnRecord(services, { ...number, target: purpose, purpose, language, now });
      return { expiredMinutes: CODE_MINUTES };
    },

    async sendRegisterCode({ body, address, now, language }) {
      requireFlag(services, 'REGMOBVERF3');
      const number = toPhoneNumber(body.countryDialingCode, body.mobileNo);
      await passCaptchaGate(services, body, address);
      const purpose = 'register';
      await sendSmsCode(services, { ...number, target: purpose, purpose, language, now });
      return { expiredMinutes: CODE_MINUTES };
    },

    async getLoginInfo(call) {
      const { account: owner, ...session } = loggedIn(call);
      return {
        account: owner.username,
        loginType: session.loginType,
        firstTimeLogin: owner.firstLoginAt === null,
        passwordExpired: session.passwordExpired,
        weakPassword: session.weakPassword,
        passwordChangeForced: isChangeForced(loggedIn(call), switches.current().flags),
        hasPaymentPassword: owner.paymentPasswordHash !== null,
        lastLoginAt: session.previousLoginAt?.toISOString() ?? null,
        lastLoginIp: session.previousLoginAddress,
        lastLoginDevice: await deviceAt(db, owner.id, session.previousLoginAt),
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
        warningSeconds: secondsOf(services.policy.session.idleWarning),
        serverTime: call.now.toISOString(),
      };
    },

    async createSessionTicket(call) {
      const expiresAt = new Date(call.now.getTime() + TICKET_SECONDS * 1000);
      const ticket = await sessions.issueTicket(loggedIn(call).account.id, expiresAt);
      return { ticket, expiresInSeconds: TICKET_SECONDS };
    },

    async listSessions(call) {
      const { id, account: owner } = loggedIn(call);
      const open = await sessions.list(owner.id);
      const isOwn = (sessionId: string) => sessionId === id;
      return open
        .toSorted((a, b) => Number(isOwn(b.id)) - Number(isOwn(a.id)))
        .map(({ id: sessionId, device, address, country, createdAt, lastSeenAt }) => ({
          sessionId,
          current: isOwn(sessionId),
          device,
          ip: address,
          ...namedCountry(country, call.language),
          startedAt: createdAt.toISOString(),
          lastActiveAt: lastSeenAt.toISOString(),
        }));
    },

    async listLogins(call) {
      const { id, account: owner } = loggedIn(call);
      const { query, now, language } = call;
      const { rows, total } = await listLogins(db, owner.id, query, now);
      const content = rows.map((row) => onWire(row, id, language));
      return toPage(content, total, query);
    },

    async endSession(call) {
      const { id, account: owner } = loggedIn(call);
      const { sessionId } = call.path;
      if (sessionId === id) throw new Refusal('STATE_CONFLICT');
      const endedCount = await db.transaction((tx) => sessions.closeOne(tx, owner.id, sessionId));
      return { endedCount };
    },

    async endOtherSessions(call) {
      const { id, account: owner } = loggedIn(call);
      const endedCount = await db.transaction((tx) => sessions.closeAll(tx, owner.id, id));
      return { endedCount };
    },
  } satisfies Handlers;
}

type LoginRecordOnWire = components['schemas']['LoginRecord'];

/** A remembered login; `ownId` is the session that asks. */
const onWire = (row: LoginRecord, ownId: string, language: string): LoginRecordOnWire => ({
  loginId: `lg-${row.id}`,
  at: row.at.toISOString(),
  method: row.method,
  outcome: row.outcome,
  device: row.device,
  ip: row.address,
  ...namedCountry(row.country, language),
  current: row.sessionId === ownId,
});

const namedCountry = (country: string | null, language: string) => ({
  country,
  countryName: country === null ? null : countryName(country, language),
});

const NO_CHALLENGE = { challengeId: null, challengeMethods: [], challengeExpiresAt: null };

/** The session of a login; required extra verification is a refusal. */
function openedBy(finished: Finished) {
  if ('opened' in finished) return finished.opened;
  const { challengeId, challengeMethods } = finished.challenge;
  throw new Refusal('VERIFICATION_REQUIRED', { value: { challengeId, challengeMethods } });
}
