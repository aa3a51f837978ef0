import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';
import { mutedKind } from './schema';

export type MessageKind = components['schemas']['MessageKind'];
type Setting = components['schemas']['MessageKindSetting'];

/** All kinds, in the order of the contract, and whether members may do without them (TR-06). */
const CAN_BE_MUTED: Readonly<Record<MessageKind, boolean>> = {
  SYSTEM: true,
  FUNDS: true,
  PROMOTION: true,
  REWARD: true,
  SECURITY: false,
  AGENT: true,
  CONTRACT: true,
};

/** Each kind, and whether an account has muted it. */
export async function listKinds(db: Database, accountId: number): Promise<Setting[]> {
  const rows = await db.select().from(mutedKind).where(eq(mutedKind.accountId, accountId));
  const muted = new Set<string>(rows.map(({ kind }) => kind));
  return Object.entries(CAN_BE_MUTED).map(([kind, canBeMuted]) => ({
    // The keys of the table above.
    kind: kind as MessageKind,
    isMuted: canBeMuted && muted.has(kind),
    canBeMuted,
  }));
}

/** Mutes a kind for an account, or stops that. */
export async function setKind(
  db: Database,
  accountId: number,
  { kind, isMuted }: Pick<Setting, 'kind' | 'isMuted'>,
): Promise<void> {
  if (!isMuted) {
    await db
      .delete(mutedKind)
      .where(and(eq(mutedKind.accountId, accountId), eq(mutedKind.kind, kind)));
    return;
  }
  if (!CAN_BE_MUTED[kind]) throw new Refusal('STATE_CONFLICT');
  await db.insert(mutedKind).values({ accountId, kind }).onConflictDoNothing();
}

/** The messages whose accounts have not muted their kind. */
export async function withoutMuted<Row extends { accountId: number; kind: MessageKind }>(
  tx: Database,
  messages: readonly Row[],
): Promise<Row[]> {
  const concerned = messages.filter(({ kind }) => CAN_BE_MUTED[kind]);
  if (concerned.length === 0) return [...messages];
  const rows = await tx
    .select()
    .from(mutedKind)
    .where(inArray(mutedKind.accountId, [...new Set(concerned.map(({ accountId }) => accountId))]));
  const muted = new Set(rows.map(({ accountId, kind }) => `${accountId} ${kind}`));
  return messages.filter(
    ({ accountId, kind }) => !CAN_BE_MUTED[kind] || !muted.has(`${accountId} ${kind}`),
  );
}
