import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { countPasskeys, type PasskeyOwner } from '../passkeys/passkeys';
import { account } from '../session/schema';
import { maskEmail, maskMobile } from './masks';
import { countRecoveryCodes } from './recoveryCodes';
import { bankAccount, socialAccount, twoFactor } from './schema';

type Settings = components['schemas']['SecuritySettings'];

/** The security settings of an account (MC-04). */
export async function securitySettings(db: Database, at: PasskeyOwner): Promise<Settings> {
  const { accountId } = at;
  const [owner] = await db.select().from(account).where(eq(account.id, accountId));
  if (owner === undefined) throw new Error(`Account ${accountId} is missing`);
  const [authenticator] = await db
    .select({ since: twoFactor.confirmedAt })
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, accountId), isNotNull(twoFactor.confirmedAt)));
  const linked = await db
    .select({ provider: socialAccount.provider })
    .from(socialAccount)
    .where(eq(socialAccount.accountId, accountId))
    .orderBy(asc(socialAccount.provider));
  const [banks] = await db
    .select({ added: count() })
    .from(bankAccount)
    .where(and(eq(bankAccount.accountId, accountId), isNull(bankAccount.removedAt)));
  return {
    passwordChangedAt: (owner.passwordChangedAt ?? owner.registeredAt).toISOString(),
    passwordExpiresAt: owner.passwordExpiresAt?.toISOString() ?? null,
    hasPaymentPassword: owner.paymentPasswordHash !== null,
    mobileNum: owner.mobileNum === null ? null : maskMobile(owner.mobileNum),
    countryDialingCode: owner.dialingCode,
    email: owner.email === null ? null : maskEmail(owner.email),
    twoFactorEnabled: authenticator !== undefined,
    passkeyCount: await countPasskeys(db, at),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    socialProviders: linked.map(({ provider }) => provider),
    bankAccountCount: banks?.added ?? 0,
  };
}
