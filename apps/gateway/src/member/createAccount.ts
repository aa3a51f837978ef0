import { randomBytes } from 'node:crypto';
import { type LineagePosition, lineageBelow } from '../agent/lineage';
import type { Database } from '../database/open';
import { openWallet } from '../money/ledger';
import { Refusal } from '../platform/refusal';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';

/** What is known of a new account; its place in a team comes from who is above. */
export type NewAccount = Omit<
  typeof account.$inferInsert,
  'uplineId' | 'lineage' | 'referralCode'
> & { upline?: LineagePosition | undefined };

/** PostgreSQL's error for a violated unique constraint. */
const TAKEN = '23505';
const FIELDS: Readonly<Record<string, string>> = {
  account_mobile: 'mobileNum',
  account_email: 'email',
};

/** Inserts an account with its wallets. Refuses a taken name, number or address by its field. */
export async function createAccount(tx: Database, wanted: NewAccount): Promise<Account> {
  const { upline, ...columns } = wanted;
  const [written] = await tx
    .insert(account)
    .values({
      ...columns,
      uplineId: upline?.id ?? null,
      lineage: upline === undefined ? '/' : lineageBelow(upline),
      referralCode: randomBytes(5).toString('hex').toUpperCase(),
    })
    .returning()
    .catch((error: unknown) => {
      throw takenIn(error) ?? error;
    });
  if (written === undefined) throw new Error('The account was not written');
  await openWallet(tx, written.id, written.currency);
  return written;
}

function takenIn(error: unknown): Refusal | null {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null;
  if (cause.code !== TAKEN || !('constraint' in cause)) return null;
  if (cause.constraint === 'account_username') return new Refusal('USERNAME_TAKEN');
  const field = FIELDS[String(cause.constraint)];
  return field === undefined
    ? null
    : new Refusal('BAD_REQUEST', { value: { fields: [{ field, code: 'taken' }] } });
}
