import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import type { EventName } from '../inbox/events';
import { Refusal } from '../platform/refusal';
import { changeContract, findContract, type KnownContract, lockSides } from './contracts';
import { recordEvent } from './history';
import type { ContractKind } from './kinds';
import { maximumRateOf } from './limit';
import { notifyOfferer } from './notifySides';
import { AS_BEFORE_TERMINATION } from './offers';
import { startOf } from './periods';
import { contract } from './schema';
import { checkKnown, consequencesOf, endThese } from './terminations';

type Answer = components['schemas']['ContractAnswer'];

/** The time of an answer, in the merchant's days. */
export interface Clock {
  now: Date;
  offsetMinutes: number;
}

/**
 * Answers a request or ends a contract, for the side that it was offered to; returns the contracts that ended with it.
 * A contract of another kind or of other accounts is refused as unknown, one in another state with STATE_CONFLICT.
 */
export async function answerContract(
  tx: Database,
  accountId: number,
  kind: ContractKind,
  { contractId, action, knownTerminations = [] }: Answer,
  clock: Clock,
): Promise<KnownContract[]> {
  const isForCaller = and(eq(contract.offereeId, accountId), eq(contract.kind, kind));
  const { offererId, offereeId } = await findContract(tx, contractId, isForCaller);
  await lockSides(tx, [offererId, offereeId]);
  const locked = await findContract(tx, contractId, isForCaller);
  if (locked.state !== (action === 'terminate' ? 'accepted' : 'pending'))
    throw new Refusal('STATE_CONFLICT');
  if (action === 'accept' && locked.request === 'new')
    return agree(tx, locked, knownTerminations, clock);
  await settleOtherwise(tx, locked, action, clock.now);
  return [];
}

/** Agrees to a contract and ends the contracts that it replaces (AC-05). */
async function agree(
  tx: Database,
  locked: KnownContract,
  known: readonly string[],
  { now, offsetMinutes }: Clock,
): Promise<KnownContract[]> {
  const { id: contractId, offererId, kind, request } = locked;
  // An upline may have a lower rate by now, and no rate may be higher than that of the upline.
  if (offererId !== null && locked.rate > (await maximumRateOf(tx, offererId, kind)))
    throw new Refusal('STATE_CONFLICT');
  const consequences = await consequencesOf(tx, locked);
  checkKnown(consequences.terminated, known);
  const startsAt = startOf(locked, now, offsetMinutes);
  await endThese(tx, consequences, now, startsAt);
  await changeContract(tx, locked, { state: 'accepted', answeredAt: now, startsAt });
  await recordEvent(tx, {
    contractId,
    type: 'accepted',
    side: 'offeree',
    request,
    note: null,
    at: now,
  });
  await notifyOfferer(tx, locked, 'contractAgreed', now);
  return consequences.terminated;
}

async function settleOtherwise(
  tx: Database,
  locked: KnownContract,
  action: Answer['action'],
  now: Date,
): Promise<void> {
  const { id: contractId, request } = locked;
  await changeContract(tx, locked, changeBy(request, action, now));
  const type = EVENTS[action];
  await recordEvent(tx, { contractId, type, side: 'offeree', request, note: null, at: now });
  await notifyOfferer(tx, locked, inboxEventOf(request, action), now);
}

function inboxEventOf(request: KnownContract['request'], action: Answer['action']): EventName {
  if (action !== 'reject') return 'contractEnded';
  return request === 'new' ? 'contractRefused' : 'contractEndRefused';
}

const EVENTS = { accept: 'accepted', reject: 'rejected', terminate: 'terminated' } as const;

function changeBy(
  request: KnownContract['request'],
  action: Answer['action'],
  now: Date,
): Partial<KnownContract> {
  const ended = { state: 'terminated', endedAt: now, countsUntil: now } as const;
  if (action === 'terminate') return ended;
  if (action === 'accept') return { ...ended, terminationAnsweredAt: now };
  return request === 'new'
    ? { state: 'rejected', answeredAt: now, endedAt: now }
    : AS_BEFORE_TERMINATION;
}
