import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { PhoneNumber } from './phoneNumber';
import { account } from './schema';
import type { Account } from './sessions';

/** The account of a merchant that goes by a name or an email address, whatever its case. */
export function findByName(db: Database, merchant: string, name: string): Promise<Account | null> {
  const written = name.trim().toLowerCase();
  return findOne(db, merchant, or(eq(account.username, written), eq(account.email, written)));
}

/** The account of a merchant that a mobile number belongs to. */
export function findByPhone(
  db: Database,
  merchant: string,
  { dialingCode, mobileNum }: PhoneNumber,
): Promise<Account | null> {
  const isNumber = and(eq(account.dialingCode, dialingCode), eq(account.mobileNum, mobileNum));
  return findOne(db, merchant, isNumber);
}

async function findOne(
  db: Database,
  merchant: string,
  where: SQL | undefined,
): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), where))
    .limit(1);
  return found ?? null;
}
