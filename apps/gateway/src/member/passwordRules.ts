import { badRequest, Refusal } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { isWidelyKnown } from '../session/widelyKnown';
import { REGISTER_RULES } from '../system/registerRules';
import { ruleErrorOf } from './registerFields';

/** Personal data that is easily guessed as a password. */
export type PersonalData = Partial<Pick<Account, 'username' | 'email' | 'mobileNum'>>;

/** Refuses a password that many people have or that is written beside it: WEAK_PASSWORD. */
export async function refuseGuessable(password: string, known: PersonalData): Promise<void> {
  const lower = password.toLowerCase();
  const own = [known.username, known.email, known.mobileNum].some((text) => text === lower);
  if (own || (await isWidelyKnown(password))) throw new Refusal('WEAK_PASSWORD');
}

/** Refuses a new password that does not fit its rule or is easily guessed (PWD-01): WEAK_PASSWORD. */
export async function checkNewPassword(password: string, known: PersonalData): Promise<void> {
  if (ruleErrorOf(password, REGISTER_RULES.password) !== null) throw new Refusal('WEAK_PASSWORD');
  await refuseGuessable(password, known);
}

/** Refuses a confirmation that is not the same password. */
export function checkConfirmation(password: string, field: string, confirmation: string): void {
  if (confirmation !== password) throw badRequest([{ field, code: 'invalid' }]);
}
