import type { Database } from '../database/open';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { dayOf } from '../platform/days';
import type { Budget } from '../platform/limits';
import { badRequest, Refusal } from '../platform/refusal';
import type { Call, Services } from '../services';
import { CURRENCY } from '../session/accounts';
import { passCaptchaGate, requireCaptcha } from '../session/captchaGate';
import { openLogin } from '../session/finishLogin';
import { hashPassword } from '../session/passwords';
import { type PhoneNumber, toPhoneNumber } from '../session/phoneNumber';
import { verifyPhone } from '../session/phoneProof';
import type { Account } from '../session/sessions';
import { type FlagName, isFlagOn } from '../system/flags';
import { REGISTER_RULES } from '../system/registerRules';
import {
  findInvitation,
  findRecommender,
  type Invitation,
  joinByLink,
  lockInvitation,
} from './affiliate';
import { createAccount, type NewAccount } from './createAccount';
import { refuseGuessable } from './passwordRules';
import { fieldErrors, type Registration, readFields } from './registerFields';
import { memberProfile } from './schema';

/** Accounts opened from one address. */
const REGISTRATIONS: Budget = { max: 20, windowMs: 5 * 60_000 };
const MEMBER = 0;
const AGENT = 1;

/** Registers an account by the merchant's rules, and opens a session (REG-02, REG-04, REG-08). */
export async function registerAccount(
  services: Services,
  call: Call<'register' | 'registerByMobile'>,
  isByMobile: boolean,
) {
  const { db, config, limiter } = services;
  const { merchant, utcOffsetMinutes } = config;
  const { now, address, language } = call;
  const isOn = (flag: FlagName) => isFlagOn(flag, services.switches.current().flags);
  if (!isOn(isByMobile ? 'MOBILENUMREG3' : 'USERNAMEREG3')) throw new Refusal('FORBIDDEN');
  const needsProof = isOn('REGMOBVERF3');
  const fields = readFields(call.body);
  checkFields(fields, {
    isByMobile,
    needsProof,
    today: dayOf(now, utcOffsetMinutes),
    minimumAge: services.policy.ages.minimum,
  });
  const number = numberOf(fields);
  const wanted = accountOf(fields, number);
  await refuseGuessable(fields.password ?? '', wanted);
  // Only after a captcha, so that nobody can probe for names and numbers.
  await askForCaptcha(services, fields, address);
  await limiter.use(`registrations from ${address}`, REGISTRATIONS);
  const invitation = await invitationIn(db, merchant, fields, now);
  if (invitation === null && !isOn('DIRECTREG3')) throw new Refusal('FORBIDDEN');
  const useProof =
    needsProof && number !== null
      ? await verifyPhone(services, { ...number, purpose: 'register' }, fields, now)
      : null;
  const secrets = await hashesOf(fields);
  return db.transaction(async (tx) => {
    await useProof?.(tx);
    const opened = await open(tx, invitation, now, {
      ...wanted,
      ...secrets,
      sub: fields.sub ?? '',
      merchant,
      language,
      termsAgreedAt: now,
    });
    await keepProfile(tx, opened.id, fields);
    const { id: accountId, username: name } = opened;
    const values = { account: name };
    const above = invitation?.upline ?? null;
    const joined = { name: 'joined', values } as const;
    await notifyAccounts(
      tx,
      [
        { accountId, name: 'registered', values },
        ...(above === null ? [] : [{ ...joined, accountId: above.id }]),
      ],
      now,
    );
    const login = { loginType: 'register', passwordExpired: false, weakPassword: false } as const;
    return openLogin(tx, services, call, { account: opened, ...login });
  });
}

function checkFields(
  fields: Registration,
  how: { isByMobile: boolean; needsProof: boolean; today: string; minimumAge: number },
): void {
  const { isByMobile, needsProof, today, minimumAge } = how;
  const isProvedOutside = fields.phoneAuthIdToken !== undefined;
  const errors = fieldErrors(fields, REGISTER_RULES, {
    required: {
      username: !isByMobile,
      verificationCode: needsProof && !isProvedOutside,
      ...(isByMobile || needsProof ? { mobileNum: true } : {}),
    },
    today,
    minimumAge,
  });
  if (errors.length > 0) throw badRequest(errors);
}

function numberOf({ countryDialingCode, mobileNum }: Registration): PhoneNumber | null {
  return mobileNum === undefined ? null : toPhoneNumber(countryDialingCode ?? '', mobileNum);
}

async function askForCaptcha(
  services: Services,
  fields: Registration,
  address: string,
): Promise<void> {
  const { enabled, required } = REGISTER_RULES.captcha;
  if (enabled && required) await requireCaptcha(services, fields, address);
  else await passCaptchaGate(services, fields, address);
}

/** The columns that the fields give. */
function accountOf(fields: Registration, number: PhoneNumber | null) {
  const { payeeName = null, birthday = null } = fields;
  const username = (fields.username ?? numberNameOf(number ?? {})).toLowerCase();
  return {
    username,
    nickname: username,
    email: fields.email?.toLowerCase() ?? null,
    dialingCode: number?.dialingCode ?? null,
    mobileNum: number?.mobileNum ?? null,
    payeeName,
    birthday,
  };
}

async function invitationIn(
  db: Database,
  merchant: string,
  { affiliateCode, referralCode, recommenderId }: Registration,
  now: Date,
): Promise<Invitation | null> {
  const byLink =
    affiliateCode === undefined ? null : await findInvitation(db, merchant, affiliateCode, now);
  const byFriend =
    referralCode === undefined ? null : await findInvitation(db, merchant, referralCode, now);
  if (byLink !== null && byFriend !== null) return { ...byLink, referrer: byFriend.referrer };
  if (byLink !== null || byFriend !== null) return byLink ?? byFriend;
  if (recommenderId === undefined) return null;
  const recommended = await findRecommender(db, merchant, recommenderId);
  if (recommended === null) throw badRequest([{ field: 'recommenderId', code: 'invalid' }]);
  return recommended;
}

async function hashesOf({ password = '', paymentPassword }: Registration) {
  return {
    passwordHash: await hashPassword(password),
    paymentPasswordHash: paymentPassword === undefined ? null : await hashPassword(paymentPassword),
  };
}

async function open(
  tx: Database,
  invitation: Invitation | null,
  now: Date,
  {
    sub,
    ...wanted
  }: Omit<NewAccount, 'type' | 'currency' | 'registeredAt' | 'upline' | 'referredById'> & {
    sub: string;
  },
): Promise<Account> {
  const { upline, referrer, link } = invitation ?? { upline: null, referrer: null, link: null };
  if (invitation !== null) await lockInvitation(tx, invitation, now);
  const opened = await createAccount(tx, {
    ...wanted,
    type: link?.forAgents === true ? AGENT : MEMBER,
    currency: CURRENCY,
    registeredAt: now,
    passwordChangedAt: now,
    referredById: referrer?.id ?? null,
    upline: upline ?? undefined,
  }).catch((error: unknown) => {
    throw isNameTaken(error) && wanted.username === numberNameOf(wanted)
      ? badRequest([{ field: 'mobileNum', code: 'taken' }])
      : error;
  });
  if (link !== null) await joinByLink(tx, link, { accountId: opened.id, sub });
  return opened;
}

/** Without a username the number is the name, dialing code and all. */
const numberNameOf = (number: Partial<Pick<Account, 'dialingCode' | 'mobileNum'>>): string =>
  `${number.dialingCode ?? ''}${number.mobileNum ?? ''}`;

const isNameTaken = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'USERNAME_TAKEN';

/** Saves the fields of the profile. */
async function keepProfile(tx: Database, accountId: number, fields: Registration): Promise<void> {
  const { idNumber, qqNum, line, whatsapp, facebook, wechat, zalo, telegram, skype } = fields;
  const given = { idNumber, qqNum, line, whatsapp, facebook, wechat, zalo, telegram, skype };
  if (Object.values(given).every((value) => value === undefined)) return;
  await tx.insert(memberProfile).values({ accountId, ...given });
}
