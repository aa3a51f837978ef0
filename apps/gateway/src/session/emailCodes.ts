import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { emailCode } from '../member/schema';
import { Refusal } from '../platform/refusal';
import { checkCode, hashCode, toStoredCode } from './codeRules';

/** An address and what its code is for; the counterpart of a number's. */
export interface EmailTarget {
  merchant: string;
  purpose: string;
  email: string;
}

const rowOf = ({ merchant, purpose, email }: EmailTarget) =>
  and(eq(emailCode.merchant, merchant), eq(emailCode.purpose, purpose), eq(emailCode.email, email));

/** Saves a code for an address; replaces the previous one. */
export async function saveEmailCode(
  db: Database,
  target: EmailTarget,
  code: string,
  now: Date,
): Promise<void> {
  const stored = toStoredCode(code, now);
  await db
    .insert(emailCode)
    .values({ ...target, ...stored })
    .onConflictDoUpdate({
      target: [emailCode.merchant, emailCode.purpose, emailCode.email],
      set: stored,
    });
}

/** Verifies a code as `verifySmsCode` does; it stays valid until `consumeEmailCode`. */
export async function verifyEmailCode(
  db: Database,
  target: EmailTarget,
  code: string,
  now: Date,
): Promise<void> {
  // Counted before it is compared, so that concurrent attempts can't exceed the limit.
  const [stored] = await db
    .update(emailCode)
    .set({ triesLeft: sql`${emailCode.triesLeft} - 1` })
    .where(and(rowOf(target), gt(emailCode.triesLeft, 0)))
    .returning();
  checkCode(stored, code, now);
}

/** Consumes a verified code; of two calls with the same code the second is refused. */
export async function consumeEmailCode(
  tx: Database,
  target: EmailTarget,
  code: string,
): Promise<void> {
  const [consumed] = await tx
    .delete(emailCode)
    .where(and(rowOf(target), eq(emailCode.codeHash, hashCode(code))))
    .returning({ purpose: emailCode.purpose });
  if (consumed === undefined) throw new Refusal('INVALID_CODE');
}
