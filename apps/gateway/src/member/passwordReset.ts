import { and, eq, sql } from 'drizzle-orm';
import { badRequest, Refusal } from '../platform/refusal';
import { createToken, hashToken } from '../platform/tokens';
import type { Call, Services } from '../services';
import { passCaptchaGate } from '../session/captchaGate';
import { findByPhone } from '../session/findAccount';
import { openLogin } from '../session/finishLogin';
import { isUsable } from '../session/isUsable';
import { hashPassword } from '../session/passwords';
import { toPhoneNumber } from '../session/phoneNumber';
import { verifyPhone } from '../session/phoneProof';
import { account, passwordReset } from '../session/schema';
import { requireCarrier, spendMessage } from '../session/sendCodes';
import { lockAccount } from '../wallet/lockAccount';
import { setPassword } from './passwordChange';
import { checkConfirmation, checkNewPassword } from './passwordRules';

const LINK_MINUTES = 30;

/** Sets a new password by a code to the phone and logs in (PWD-03); every session from before ends. */
export async function resetByPhone(services: Services, call: Call<'resetPasswordByPhone'>) {
  const { db, config, sessions } = services;
  const { body, address, now } = call;
  const { newPassword, countryDialingCode, verificationCode, phoneAuthIdToken } = body;
  const isProofMissing = verificationCode === undefined && phoneAuthIdToken === undefined;
  const missing = [
    ...(countryDialingCode === undefined ? ['countryDialingCode'] : []),
    ...(isProofMissing ? ['verificationCode'] : []),
  ];
  if (missing.length > 0) throw badRequest(missing.map((field) => ({ field, code: 'required' })));
  const number = toPhoneNumber(countryDialingCode ?? '', body.mobileNum);
  await checkNewPassword(newPassword, number);
  await passCaptchaGate(services, body, address);
  const useProof = await verifyPhone(services, { ...number, purpose: 'password' }, body, now);
  const owner = await findByPhone(db, config.merchant, number);
  if (owner === null || !isUsable(owner)) throw new Refusal('INVALID_CODE');
  await checkNewPassword(newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    await useProof(tx);
    if (!(await setPassword(tx, owner, { passwordHash, address, now })))
      throw new Refusal('INVALID_CODE');
    await sessions.closeAll(tx, owner.id);
    const login = { loginType: 'sms', passwordExpired: false, weakPassword: false } as const;
    return openLogin(tx, services, call, { account: { ...owner, passwordHash }, ...login });
  });
}

/**
 * Mails a link that leads to a new password if name and address belong together (PWD-02). Otherwise the
 * same statement runs and finds nobody, so neither the answer nor its time tells who has an account.
 */
export async function mailReset(
  services: Services,
  { body, address, now, language }: Call<'resetPasswordByEmail'>,
): Promise<void> {
  requireCarrier(services);
  const { db, config, codes } = services;
  const [username, email] = [body.username.trim().toLowerCase(), body.email.trim().toLowerCase()];
  await passCaptchaGate(services, body, address);
  const destination = { channel: 'email', to: email } as const;
  await spendMessage(services, destination);
  const token = createToken();
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
  const [saved] = await db
    .insert(passwordReset)
    .select(
      db
        .select({
          tokenHash: sql<string>`${hashToken(token)}::text`.as('token_hash'),
          accountId: account.id,
          expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
        })
        .from(account)
        .where(
          and(
            eq(account.merchant, config.merchant),
            eq(account.username, username),
            eq(account.email, email),
            eq(account.status, 'active'),
          ),
        ),
    )
    .returning({ accountId: passwordReset.accountId });
  if (saved === undefined) return;
  // In the fragment, which no server and no referrer gets.
  const link = `${config.siteOrigin}/resetPassword#token=${token}`;
  const expiresInMinutes = LINK_MINUTES;
  const message = { ...destination, purpose: 'password', expiresInMinutes, language } as const;
  codes.sendUnseen({ ...message, content: { link } });
}

/** Sets a new password by the link of a mail; every session of the account ends. */
export async function completeReset(
  { db, sessions }: Services,
  { body, address, now }: Call<'completePasswordReset'>,
): Promise<void> {
  const { resetToken, newPassword, confirmNewPassword } = body;
  checkConfirmation(newPassword, 'confirmNewPassword', confirmNewPassword);
  const isLink = eq(passwordReset.tokenHash, hashToken(resetToken));
  const [found] = await db
    .select({ owner: account, expiresAt: passwordReset.expiresAt })
    .from(passwordReset)
    .innerJoin(account, eq(account.id, passwordReset.accountId))
    .where(isLink);
  if (found === undefined || !isUsable(found.owner)) throw new Refusal('INVALID_CODE');
  const { owner, expiresAt } = found;
  if (expiresAt < now) throw new Refusal('CODE_EXPIRED');
  await checkNewPassword(newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    // The account before its links, as every new password locks them.
    await lockAccount(tx, owner.id);
    const used = await tx.delete(passwordReset).where(isLink).returning();
    if (used.length === 0) throw new Refusal('INVALID_CODE');
    if (!(await setPassword(tx, owner, { passwordHash, address, now })))
      throw new Refusal('INVALID_CODE');
    await sessions.closeAll(tx, owner.id);
  });
}
