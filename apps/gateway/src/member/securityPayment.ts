import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { wrongPassword } from '../money/bounds';
import { badRequest, Refusal } from '../platform/refusal';
import { hashPassword, isPassword } from '../session/passwords';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';

const SHORTEST = 6;

/**
 * Whether a payment password is too simple: short, one sign again and again, or signs in a row. The contract
 * leaves the rule to the merchant.
 */
export function isSimple(password: string): boolean {
  const steps = new Set(
    Array.from(password)
      .slice(1)
      .map((sign, at) => (sign.codePointAt(0) ?? 0) - (password.codePointAt(at) ?? 0)),
  );
  const isEven = steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
  return password.length < SHORTEST || password.trim() !== password || isEven;
}

/** Checks a new payment password. */
export async function checkPaymentPassword(
  { passwordHash, username }: Account,
  wanted: string,
  repeated: { field: string; value: string },
): Promise<void> {
  if (wanted !== repeated.value) throw badRequest([{ field: repeated.field, code: 'invalid' }]);
  // One that also opens the account would protect nothing that is not open already.
  const isLoginPassword = await isPassword(passwordHash, wanted);
  if (isSimple(wanted) || isLoginPassword || wanted.toLowerCase() === username)
    throw new Refusal('WEAK_PASSWORD');
}

/** Saves a new payment password. */
export async function savePaymentPassword(
  db: Database,
  { id, paymentPasswordHash }: Account,
  wanted: string,
  now: Date,
): Promise<void> {
  const changed = { paymentPasswordHash: await hashPassword(wanted) };
  await db.transaction(async (tx) => {
    const saved = await tx
      .update(account)
      .set(changed)
      .where(
        and(
          eq(account.id, id),
          paymentPasswordHash === null
            ? isNull(account.paymentPasswordHash)
            : eq(account.paymentPasswordHash, paymentPasswordHash),
        ),
      )
      .returning({ id: account.id });
    // A concurrent change: a conflict for a first password, else the old one is wrong now.
    if (saved.length === 0)
      throw paymentPasswordHash === null
        ? new Refusal('STATE_CONFLICT')
        : wrongPassword('paymentPassword', 'oldPaymentPassword');
    await notifyAccounts(tx, [{ accountId: id, name: 'paymentPasswordChanged' }], now);
  });
}
