import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/open';
import { knownAddress } from './schema';

/** Whether an account was opened from an address before. */
export async function isKnownAddress(
  db: Database,
  accountId: number,
  address: string,
): Promise<boolean> {
  const [known] = await db
    .select({ address: knownAddress.address })
    .from(knownAddress)
    .where(and(eq(knownAddress.accountId, accountId), eq(knownAddress.address, address)));
  return known !== undefined;
}

/** Remembers the address of a login. */
export async function rememberAddress(
  tx: Database,
  accountId: number,
  address: string,
  seenAt: Date,
): Promise<void> {
  await tx
    .insert(knownAddress)
    .values({ accountId, address, seenAt })
    .onConflictDoUpdate({
      target: [knownAddress.accountId, knownAddress.address],
      set: { seenAt },
    });
}

/** Forgets all addresses of an account but one: whoever knew the old password may have used them. */
export async function forgetAddresses(
  tx: Database,
  accountId: number,
  except: string,
): Promise<void> {
  await tx
    .delete(knownAddress)
    .where(and(eq(knownAddress.accountId, accountId), ne(knownAddress.address, except)));
}
