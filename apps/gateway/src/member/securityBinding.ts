import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/open';
import { badRequest, Refusal } from '../platform/refusal';
import type { PhoneNumber } from '../session/phoneNumber';
import { account, passwordReset } from '../session/schema';
import type { Account } from '../session/sessions';
import { socialAccount } from './schema';

/** PostgreSQL's error for a violated unique constraint. */
const TAKEN = '23505';
const EMAIL =
  /^[^\s@<>"',;:()[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Normalizes an email address to lower case; refuses what is none. */
export function toEmail(text: string | undefined): string {
  const email = (text ?? '').trim().toLowerCase();
  if (email === '') throw badRequest([{ field: 'email', code: 'required' }]);
  if (!EMAIL.test(email)) throw badRequest([{ field: 'email', code: 'format' }]);
  return email;
}

/**
 * Binds a number or an address to its account; one that another account uses is refused by its field. Links
 * that lead to a new password and went to the address before are worthless then.
 */
export async function bind(
  db: Database,
  { id }: Pick<Account, 'id'>,
  bound: PhoneNumber | { email: string },
): Promise<void> {
  const field = 'email' in bound ? 'email' : 'mobileNum';
  await db
    .update(account)
    .set(bound)
    .where(eq(account.id, id))
    .catch((error: unknown) => {
      throw isTaken(error) ? badRequest([{ field, code: 'taken' }]) : error;
    });
  await db.delete(passwordReset).where(eq(passwordReset.accountId, id));
}

/** Links a social login to an account; replaces the previous one. */
export async function linkSocial(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  { provider, subject }: { provider: string; subject: string },
  now: Date,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      await tx
        .delete(socialAccount)
        .where(
          and(
            eq(socialAccount.accountId, id),
            eq(socialAccount.provider, provider),
            ne(socialAccount.subject, subject),
          ),
        );
      const [written] = await tx
        .insert(socialAccount)
        .values({ merchant, provider, subject, accountId: id, linkedAt: now })
        .onConflictDoUpdate({
          target: [socialAccount.merchant, socialAccount.provider, socialAccount.subject],
          set: { subject },
          setWhere: eq(socialAccount.accountId, id),
        })
        .returning();
      if (written === undefined) throw new Refusal('STATE_CONFLICT');
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Refusal('STATE_CONFLICT') : error;
    });
}

/** Unlinks the person at a social provider from an account. */
export async function unlinkSocial(
  db: Database,
  { id }: Pick<Account, 'id'>,
  provider: string,
): Promise<void> {
  const gone = await db
    .delete(socialAccount)
    .where(and(eq(socialAccount.accountId, id), eq(socialAccount.provider, provider)))
    .returning();
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
}

export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === TAKEN;
}
