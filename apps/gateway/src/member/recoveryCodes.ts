import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { hashToken } from '../platform/tokens';
import { recoveryCode } from './schema';
import { createRecoveryCodes } from './twoFactor';

/** How many recovery codes of an account are not used yet (TR-04). */
export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId));
  return row?.left ?? 0;
}

/** Makes new recovery codes, which are stored as hashes; those before count no more. */
export async function replaceRecoveryCodes(tx: Database, accountId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await forgetRecoveryCodes(tx, accountId);
  await tx
    .insert(recoveryCode)
    .values(codes.map((one) => ({ accountId, codeHash: hashToken(one) })));
  return codes;
}

/** Makes recovery codes for an account that has none; empty where it has some, which go on working. */
export const codesIfNone = async (tx: Database, accountId: number): Promise<string[]> =>
  (await countRecoveryCodes(tx, accountId)) > 0 ? [] : replaceRecoveryCodes(tx, accountId);

/** Removes the recovery codes of an account. */
export async function forgetRecoveryCodes(tx: Database, accountId: number): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}

/** Uses a recovery code up and tells the owner, who may not have been the one; false for a wrong or used one. */
export async function useRecoveryCode(
  db: Database,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const codeHash = hashToken(asWritten(code));
  return db.transaction(async (tx) => {
    const used = await tx
      .delete(recoveryCode)
      .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, codeHash)))
      .returning({ accountId: recoveryCode.accountId });
    if (used.length === 0) return false;
    const values = { left: String(await countRecoveryCodes(tx, accountId)) };
    await notifyAccounts(tx, [{ accountId, name: 'recoveryCodeUsed', values }], now);
    return true;
  });
}

/** As it was given out, whether its dashes were typed or not: fields for codes take them away from what is pasted. */
function asWritten(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
