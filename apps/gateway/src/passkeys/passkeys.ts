import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { Refusal } from '../platform/refusal';
import type { ProvedPasskey } from './proofs';
import { passkey, passkeyUser } from './schema';

type Schemas = components['schemas'];
export type Passkey = typeof passkey.$inferSelect;

/** How many an account may have: those of its devices, and some to spare. */
export const MOST_PASSKEYS = 10;

/** How many passkeys an account has. */
export async function countPasskeys(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(passkey)
    .where(eq(passkey.accountId, accountId));
  return row?.all ?? 0;
}

/** Passkeys of an account, the one added last first. */
export const passkeysOf = (db: Database, accountId: number): Promise<Passkey[]> =>
  db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(desc(passkey.addedAt), passkey.id);

/** Passkeys of an account, as its owner sees them. */
export async function listPasskeys(db: Database, accountId: number): Promise<Schemas['Passkeys']> {
  const rows = await passkeysOf(db, accountId);
  return rows.map(({ id, name, isSynced, addedAt, lastUsedAt }) => ({
    passkeyId: id,
    name,
    isSynced,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Names passkeys for a browser. */
export const descriptorsOf = (rows: readonly Passkey[]): Schemas['PasskeyDescriptor'][] =>
  rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports,
  }));

/** What authenticators know an account by; made when it is first needed. */
export async function handleOf(db: Database, accountId: number): Promise<string> {
  await db
    .insert(passkeyUser)
    .values({ accountId, handle: randomBytes(32).toString('base64url') })
    .onConflictDoNothing({ target: passkeyUser.accountId });
  const [row] = await db.select().from(passkeyUser).where(eq(passkeyUser.accountId, accountId));
  if (row === undefined) throw new Error(`Account ${accountId} has no handle`);
  return row.handle;
}

/**
 * Notes a use. Refused where the counter does not go forward: then somebody else has a copy of the passkey, which its
 * owner is told. One statement, so that of two proofs with one count one is taken.
 */
export async function noteUse(
  db: Database,
  { id, accountId, name }: Passkey,
  { counter, isSynced }: ProvedPasskey,
  now: Date,
): Promise<void> {
  // Many authenticators do not count at all: theirs stays at 0.
  const goesOn = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
  const used = await db
    .update(passkey)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(eq(passkey.id, id), goesOn))
    .returning({ id: passkey.id });
  if (used.length > 0) return;
  await notifyAccounts(db, [{ accountId, name: 'passkeyRefused', values: { name } }], now);
  throw new Refusal('PASSKEY_REFUSED');
}
