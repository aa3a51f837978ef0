import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { countRecoveryCodes } from '../member/recoveryCodes';
import { isTwoFactorOn, redeemCode } from '../member/twoFactorState';
import { countPasskeys, type PasskeyOwner } from '../passkeys/passkeys';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { session } from './schema';
import type { Session } from './sessions';

export type StepUpMethod = components['schemas']['StepUpMethod'];

/** How long an answer holds for its session (TR-05). */
const GOOD_FOR_MS = 5 * 60_000;

/** Ways in which an account can step up, the strongest factor first; none where it has nothing to prove it by. */
async function stepUpMethodsOf(db: Database, owner: PasskeyOwner): Promise<StepUpMethod[]> {
  const factor = await strongestFactorOf(db, owner);
  // Codes outlive passkeys whose domain is gone, and are then what is left to prove it by.
  const hasCodes = (await countRecoveryCodes(db, owner.accountId)) > 0;
  return [...(factor === null ? [] : [factor]), ...(hasCodes ? (['recoveryCode'] as const) : [])];
}

/** The strongest factor of an account that it can use; null without any. */
export async function strongestFactorOf(
  db: Database,
  owner: PasskeyOwner,
): Promise<'passkey' | 'authenticator' | null> {
  if ((await countPasskeys(db, owner)) > 0) return 'passkey';
  return (await isTwoFactorOn(db, owner.accountId)) ? 'authenticator' : null;
}

/** Refuses a session whose account has a second factor that it has not answered lately (TR-05). */
export async function requireStepUp(
  db: Database,
  { steppedUpAt }: Pick<Session, 'steppedUpAt'>,
  owner: PasskeyOwner,
  now: Date,
): Promise<void> {
  if (steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < GOOD_FOR_MS) return;
  const stepUpMethods = await stepUpMethodsOf(db, owner);
  if (stepUpMethods.length > 0) throw new Refusal('STEP_UP_REQUIRED', { value: { stepUpMethods } });
}

/** Steps a session up by a code of the account's authenticator, or a recovery code (TR-05). */
export async function stepUpByCode(
  services: Pick<Services, 'db' | 'limiter' | 'secrets'>,
  { id }: Pick<Session, 'id'>,
  owner: PasskeyOwner,
  { code, now }: { code: string; now: Date },
): Promise<components['schemas']['StepUp']> {
  const methods = await stepUpMethodsOf(services.db, owner);
  if (methods.length === 0) throw new Refusal('STATE_CONFLICT');
  const takes = (['authenticator', 'recoveryCode'] as const).filter((one) => methods.includes(one));
  if (!(await redeemCode(services, owner.accountId, { code, now, takes })))
    throw new Refusal('INVALID_CODE');
  return noteStepUp(services.db, id, now);
}

/** Notes that a session has proved a factor. */
export async function noteStepUp(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<components['schemas']['StepUp']> {
  await db.update(session).set({ steppedUpAt: now }).where(eq(session.id, sessionId));
  return { goodUntil: new Date(now.getTime() + GOOD_FOR_MS).toISOString() };
}
