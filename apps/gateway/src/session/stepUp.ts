import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { countRecoveryCodes } from '../member/recoveryCodes';
import { isTwoFactorOn, redeemCode } from '../member/twoFactorState';
import { countPasskeys } from '../passkeys/passkeys';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { session } from './schema';
import type { Session } from './sessions';

export type StepUpMethod = components['schemas']['StepUpMethod'];

/** How long an answer holds for its session (TR-05). */
const GOOD_FOR_MS = 5 * 60_000;

/** Ways in which an account can step up, the strongest factor first; none where it has no factor. */
export async function stepUpMethodsOf(db: Database, accountId: number): Promise<StepUpMethod[]> {
  const hasPasskey = (await countPasskeys(db, accountId)) > 0;
  if (!hasPasskey && !(await isTwoFactorOn(db, accountId))) return [];
  const strongest = hasPasskey ? 'passkey' : 'authenticator';
  const hasCodes = (await countRecoveryCodes(db, accountId)) > 0;
  return hasCodes ? [strongest, 'recoveryCode'] : [strongest];
}

/** Refuses a session whose account has a second factor that it has not answered lately (TR-05). */
export async function requireStepUp(
  db: Database,
  { account: owner, steppedUpAt }: Pick<Session, 'account' | 'steppedUpAt'>,
  now: Date,
): Promise<void> {
  if (steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < GOOD_FOR_MS) return;
  const stepUpMethods = await stepUpMethodsOf(db, owner.id);
  if (stepUpMethods.length > 0) throw new Refusal('STEP_UP_REQUIRED', { value: { stepUpMethods } });
}

/** Steps a session up by a code of the account's authenticator, or a recovery code (TR-05). */
export async function stepUpByCode(
  services: Pick<Services, 'db' | 'limiter' | 'secrets'>,
  { id, account: owner }: Pick<Session, 'id' | 'account'>,
  code: string,
  now: Date,
): Promise<components['schemas']['StepUp']> {
  const methods = await stepUpMethodsOf(services.db, owner.id);
  if (methods.length === 0) throw new Refusal('STATE_CONFLICT');
  const takes = (['authenticator', 'recoveryCode'] as const).filter((one) => methods.includes(one));
  if (!(await redeemCode(services, owner.id, { code, now, takes })))
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
