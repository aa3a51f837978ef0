import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import { Refusal } from '../platform/refusal';
import { changeContract, IN_FORCE, type KnownContract, readContracts } from './contracts';
import { recordEvent } from './history';
import type { ContractKind } from './kinds';
import { notifyOfferee } from './notifySides';
import { contract } from './schema';

type Brief = components['schemas']['ContractBrief'];

/** A proposed contract, sent or not. */
export interface Proposal {
  kind: ContractKind;
  offereeId: number;
  rate: number;
}

/** What ends when a proposal is agreed. */
export interface Consequences {
  /** The contract that it takes the place of. */
  replaced: KnownContract | undefined;
  /** Contracts of the other side with those below whose rate is above the proposed one (AC-05). */
  terminated: KnownContract[];
}

/** What agreeing to a proposal would end, highest rate first. */
export async function consequencesOf(
  db: Database,
  { kind, offereeId, rate }: Proposal,
): Promise<Consequences> {
  const isOfKind = and(eq(contract.kind, kind), IN_FORCE);
  const [replaced] = await readContracts(db, and(isOfKind, eq(contract.offereeId, offereeId)));
  const terminated = await readContracts(
    db,
    and(isOfKind, eq(contract.offererId, offereeId), gt(contract.rate, rate)),
    { order: [desc(contract.rate)] },
  );
  return { replaced, terminated };
}

/** Whether exactly those contracts would end that the person was shown. */
export function areKnown(terminated: readonly KnownContract[], known: readonly string[]): boolean {
  const knownIds = new Set(known);
  return terminated.length === knownIds.size && terminated.every(({ id }) => knownIds.has(id));
}

/** Refuses if other contracts would end than the person was shown. */
export function checkKnown(terminated: readonly KnownContract[], known: readonly string[]): void {
  if (!areKnown(terminated, known)) throw new Refusal('STATE_CONFLICT');
}

/** Ends what a proposal that was agreed at `now` ends, and counts from `startsAt` on. */
export async function endThese(
  tx: Database,
  { replaced, terminated }: Consequences,
  now: Date,
  startsAt: Date,
): Promise<void> {
  // Sales until its successor starts still count for the contract that is replaced.
  if (replaced !== undefined) await endByAnother(tx, replaced, now, startsAt);
  for (const one of terminated) {
    await endByAnother(tx, one, now, now);
    await notifyOfferee(tx, one, 'contractLost', now);
  }
}

async function endByAnother(
  tx: Database,
  ended: KnownContract,
  now: Date,
  countsUntil: Date,
): Promise<void> {
  await changeContract(tx, ended, { state: 'terminated', endedAt: now, countsUntil });
  const { id: contractId, request } = ended;
  await recordEvent(tx, {
    contractId,
    type: 'terminated',
    side: null,
    request,
    note: null,
    at: now,
  });
}

/** Whether somebody has an unanswered offer of the kind. */
export async function hasOpenOffer(
  db: Database,
  offereeId: number,
  kind: ContractKind,
): Promise<boolean> {
  const [open] = await db
    .select({ id: contract.id })
    .from(contract)
    .where(
      and(
        eq(contract.offereeId, offereeId),
        eq(contract.kind, kind),
        eq(contract.request, 'new'),
        eq(contract.state, 'pending'),
      ),
    );
  return open !== undefined;
}

export function toBrief({ id, kind, offereeId, offereeName, rate }: KnownContract): Brief {
  return {
    contractId: id,
    kind,
    counterpartId: toMemberId(offereeId),
    counterpartAccount: offereeName,
    rate,
  };
}
