import { eq } from 'drizzle-orm';
import { findDirectlyBelow } from '../agent/findBelow';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { createId } from '../platform/ids';
import { Refusal } from '../platform/refusal';
import type { Account } from '../session/sessions';
import { changeContract, findContract, type KnownContract, lockSides } from './contracts';
import { readSoundTiers } from './drafts';
import { recordEvent } from './history';
import { maximumRateOf } from './limit';
import { notifyOfferee } from './notifySides';
import { contract, contractTier } from './schema';
import { areKnown, type Consequences, consequencesOf, hasOpenOffer } from './terminations';
import { highestRate, type Tier } from './tiers';

type Schemas = components['schemas'];

/** What an offer would be and what it would end; nothing is changed. */
export async function previewOffer(
  db: Database,
  agent: Account,
  draft: Schemas['ContractDraft'],
): Promise<Consequences & { to: Account; tiers: Tier[] }> {
  const to = await findDirectlyBelow(db, agent, draft.memberId);
  const tiers = readSoundTiers(draft, await maximumRateOf(db, agent.id, draft.kind));
  const proposal = { kind: draft.kind, offereeId: to.id, rate: highestRate(tiers) };
  return { ...(await consequencesOf(db, proposal)), to, tiers };
}

/** Why an offer to one person is refused while its steps are sound. */
export type OfferRefusal = NonNullable<Schemas['ContractOutcome']['refusal']>;

/** Offers a contract to somebody directly below; gives its id. */
export async function makeOffer(
  tx: Database,
  agent: Account,
  offer: Schemas['ContractOffer'],
  now: Date,
): Promise<string> {
  const { contractId } = await tryOffer(tx, agent, offer, now);
  if (contractId === null) throw new Refusal('STATE_CONFLICT');
  return contractId;
}

/** The same; what stands against it on the side of the other person is answered. */
export async function tryOffer(
  tx: Database,
  agent: Account,
  { kind, memberId, period, remark, ...offer }: Schemas['ContractOffer'],
  now: Date,
): Promise<
  { to: Account } & (
    | { contractId: string; refusal: null }
    | { contractId: null; refusal: OfferRefusal }
  )
> {
  const draft = { kind, memberId, period, tiers: offer.tiers };
  await lockSides(tx, [agent.id, (await findDirectlyBelow(tx, agent, memberId)).id]);
  const { to, tiers, terminated } = await previewOffer(tx, agent, draft);
  const refused = (refusal: OfferRefusal) => ({ to, contractId: null, refusal }) as const;
  if (await hasOpenOffer(tx, to.id, kind)) return refused('openOffer');
  if (!areKnown(terminated, offer.knownTerminations ?? [])) return refused('otherTerminations');
  const id = createId('ct');
  await tx.insert(contract).values({
    id,
    merchant: agent.merchant,
    kind,
    offererId: agent.id,
    offereeId: to.id,
    period,
    rate: highestRate(tiers),
    remark,
    request: 'new',
    state: 'pending',
    offeredAt: now,
  });
  await tx
    .insert(contractTier)
    .values(tiers.map((tier, position) => ({ ...tier, contractId: id, position })));
  const note = remark === '' ? null : remark;
  await recordEvent(tx, {
    contractId: id,
    type: 'offered',
    side: 'offerer',
    request: 'new',
    note,
    at: now,
  });
  const names = { offererName: agent.username, offereeName: to.username };
  const sides = { kind, offererId: agent.id, offereeId: to.id, ...names };
  await notifyOfferee(tx, sides, 'contractOffered', now);
  return { to, contractId: id, refusal: null };
}

/** A contract that an agent offered, locked until the transaction ends. */
async function lockOffered(tx: Database, agentId: number, id: string): Promise<KnownContract> {
  const isOwn = eq(contract.offererId, agentId);
  const { offererId, offereeId } = await findContract(tx, id, isOwn);
  await lockSides(tx, [offererId, offereeId]);
  return findContract(tx, id, isOwn);
}

/** Cancels a pending request; a contract with a termination request goes on. */
export async function cancelRequest(
  tx: Database,
  agentId: number,
  id: string,
  now: Date,
): Promise<void> {
  const locked = await lockOffered(tx, agentId, id);
  if (locked.state !== 'pending') throw new Refusal('STATE_CONFLICT');
  const { request } = locked;
  await changeContract(
    tx,
    locked,
    request === 'new' ? { state: 'cancelled', endedAt: now } : AS_BEFORE_TERMINATION,
  );
  const type = 'cancelled';
  await recordEvent(tx, { contractId: id, type, side: 'offerer', request, note: null, at: now });
  await notifyOfferee(tx, locked, 'contractTakenBack', now);
}

/** Requests the termination of an accepted contract. */
export async function requestTermination(
  tx: Database,
  agentId: number,
  { contractId, reason }: Schemas['ContractTerminationRequest'],
  now: Date,
): Promise<void> {
  const locked = await lockOffered(tx, agentId, contractId);
  if (locked.state !== 'accepted') throw new Refusal('STATE_CONFLICT');
  await changeContract(tx, locked, {
    request: 'termination',
    state: 'pending',
    reason,
    terminationAskedAt: now,
  });
  const note = reason === '' ? null : reason;
  const [type, request] = ['terminationRequested', 'termination'] as const;
  await recordEvent(tx, { contractId, type, side: 'offerer', request, note, at: now });
  await notifyOfferee(tx, locked, 'contractEndAsked', now);
}

/** The state before the termination request, by the history. */
export const AS_BEFORE_TERMINATION = {
  request: 'new',
  state: 'accepted',
  reason: null,
  terminationAskedAt: null,
} as const;
