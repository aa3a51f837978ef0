import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { countPasskeys, type PasskeyOwner } from '../passkeys/passkeys';
import { LOGIN_FAILURES } from '../platform/budgets';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import type { Account } from '../session/sessions';
import { lockAccount } from '../wallet/lockAccount';
import { codesIfNone, forgetRecoveryCodes, useRecoveryCode } from './recoveryCodes';
import { twoFactor } from './schema';
import { createTwoFactorSecret, verifyTotp } from './twoFactor';

/** How long a setup waits for its first code. */
const SETUP_MS = 10 * 60_000;

/** Whether an account's authenticator is on. */
export async function isTwoFactorOn(db: Database, accountId: number): Promise<boolean> {
  const [found] = await db
    .select({ accountId: twoFactor.accountId })
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, accountId), isNotNull(twoFactor.confirmedAt)));
  return found !== undefined;
}

/** Starts a setup and replaces an unfinished one; refused while an authenticator is on. */
export async function startTwoFactor(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { id }: Pick<Account, 'id'>,
  now: Date,
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = createTwoFactorSecret();
  const expiresAt = new Date(now.getTime() + SETUP_MS);
  const setup = { secret: secrets.encrypt(secret, secretContextOf(id)), expiresAt, lastStep: 0 };
  const [written] = await db
    .insert(twoFactor)
    .values({ accountId: id, ...setup })
    .onConflictDoUpdate({
      target: twoFactor.accountId,
      set: setup,
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning();
  if (written === undefined) throw new Refusal('STATE_CONFLICT');
  return { secret, expiresAt };
}

/** Enables the authenticator by its first code; returns recovery codes if the account had none. */
export async function confirmTwoFactor(
  { db, limiter, secrets }: Pick<Services, 'db' | 'limiter' | 'secrets'>,
  { id }: Pick<Account, 'id'>,
  code: string,
  now: Date,
): Promise<string[]> {
  const [setup] = await db
    .select()
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, id), isNull(twoFactor.confirmedAt)));
  if (setup === undefined) throw new Refusal('STATE_CONFLICT');
  if (setup.expiresAt <= now) throw new Refusal('CODE_EXPIRED');
  await limiter.use(triesOf(id), LOGIN_FAILURES);
  const step = verifyTotp(secrets.decrypt(setup.secret, secretContextOf(id)), code, now);
  if (step === null) throw new Refusal('INVALID_CODE');
  const codes = await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const confirmed = await tx
      .update(twoFactor)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(twoFactor.accountId, id),
          isNull(twoFactor.confirmedAt),
          eq(twoFactor.secret, setup.secret),
        ),
      )
      .returning({ accountId: twoFactor.accountId });
    if (confirmed.length === 0) throw new Refusal('STATE_CONFLICT');
    await notifyAccounts(tx, [{ accountId: id, name: 'twoFactorOn' }], now);
    return codesIfNone(tx, id);
  });
  await limiter.forget(triesOf(id));
  return codes;
}

/** A code that somebody typed, and what it may be. */
interface GivenCode {
  code: string;
  now: Date;
  takes: readonly ('authenticator' | 'recoveryCode')[];
}

/**
 * Takes a code of the authenticator that is on, or a recovery code, and uses it up. False for a wrong or used
 * one, and for a kind that is not taken. Wrong ones are counted: too many refuse the next.
 */
export async function redeemCode(
  services: Pick<Services, 'db' | 'limiter' | 'secrets'>,
  accountId: number,
  { code, now, takes }: GivenCode,
): Promise<boolean> {
  const { db, limiter } = services;
  await limiter.use(triesOf(accountId), LOGIN_FAILURES);
  const isRight =
    (takes.includes('authenticator') && (await useAuthenticator(services, accountId, code, now))) ||
    (takes.includes('recoveryCode') && (await useRecoveryCode(db, accountId, code, now)));
  if (isRight) await limiter.forget(triesOf(accountId));
  return isRight;
}

/** Takes a code of the authenticator, or a recovery code; false for an account without authenticator. */
export async function redeemTwoFactorCode(
  services: Pick<Services, 'db' | 'limiter' | 'secrets'>,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!(await isTwoFactorOn(services.db, accountId))) return false;
  return redeemCode(services, accountId, { code, now, takes: ['authenticator', 'recoveryCode'] });
}

/** Switches an authenticator off; the recovery codes end with the last factor. */
export async function endTwoFactor(db: Database, owner: PasskeyOwner, now: Date): Promise<void> {
  const { accountId } = owner;
  await db.transaction(async (tx) => {
    // Of two factors that are removed at once, the second has to see that it is the last.
    await lockAccount(tx, accountId);
    if (!(await isTwoFactorOn(tx, accountId))) throw new Refusal('STATE_CONFLICT');
    await tx.delete(twoFactor).where(eq(twoFactor.accountId, accountId));
    if ((await countPasskeys(tx, owner)) === 0) await forgetRecoveryCodes(tx, accountId);
    await notifyAccounts(tx, [{ accountId, name: 'twoFactorOff' }], now);
  });
}

/** What the secret of an account's authenticator is sealed for. */
export const secretContextOf = (accountId: number): string => `authenticator of ${accountId}`;

const triesOf = (accountId: number): string => `authenticator of ${accountId}`;

async function useAuthenticator(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [authenticator] = await db
    .select()
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, accountId), isNotNull(twoFactor.confirmedAt)));
  if (authenticator === undefined) return false;
  const secret = secrets.decrypt(authenticator.secret, secretContextOf(accountId));
  const step = verifyTotp(secret, code, now);
  return step !== null && useStep(db, accountId, step);
}

/** One statement, so that of two tries with a code one takes it. */
async function useStep(db: Database, accountId: number, step: number): Promise<boolean> {
  const used = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.accountId, accountId), lt(twoFactor.lastStep, step)))
    .returning({ accountId: twoFactor.accountId });
  return used.length > 0;
}
