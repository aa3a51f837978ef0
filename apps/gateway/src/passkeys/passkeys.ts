import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { Refusal } from '../platform/refusal';
import type { ProvedPasskey } from './proofs';
import { findRelyingParty } from './relyingParty';
import { passkey, passkeyUser } from './schema';

type Schemas = components['schemas'];
export type Passkey = typeof passkey.$inferSelect;

/** How many an account may have: those of its devices, and some to spare. */
export const MOST_PASSKEYS = 10;

/** An account at the domain that passkeys belong to; null where they are off. Those of another domain prove nothing. */
export interface PasskeyOwner {
  accountId: number;
  rpId: string | null;
}

/** The account of a call, at the present domain. */
export const ownerAt = (
  config: Config,
  call: { header(name: string): string | undefined },
  accountId: number,
): PasskeyOwner => ({
  accountId,
  rpId: findRelyingParty(config, call.header('host'))?.id ?? null,
});

const ownedBy = ({ accountId, rpId }: PasskeyOwner) =>
  rpId === null ? sql`false` : and(eq(passkey.accountId, accountId), eq(passkey.rpId, rpId));

/** How many passkeys an account has that it can use. */
export async function countPasskeys(db: Database, owner: PasskeyOwner): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkey).where(ownedBy(owner));
  return row?.all ?? 0;
}

/** Passkeys of an account that it can use, the one added last first. */
export const passkeysOf = (db: Database, owner: PasskeyOwner): Promise<Passkey[]> =>
  db.select().from(passkey).where(ownedBy(owner)).orderBy(desc(passkey.addedAt), passkey.id);

/** Passkeys of an account, as its owner sees them. */
export async function listPasskeys(
  db: Database,
  owner: PasskeyOwner,
): Promise<Schemas['Passkeys']> {
  const rows = await passkeysOf(db, owner);
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
