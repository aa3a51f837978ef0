import type { components } from '../generated/contract';
import { toMemberId } from '../member/memberId';
import type { KnownContract } from './contracts';
import { nextDueAt } from './periods';
import { toWireTier } from './tiers';
import { viewOf } from './views';

type Schemas = components['schemas'];

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A contract of a list, from the view of one side. */
export function toWireContract(
  known: KnownContract,
  viewerId: number,
  { now, offsetMinutes }: { now: Date; offsetMinutes: number },
): Schemas['Contract'] {
  const side = known.offereeId === viewerId ? 'offeredToMe' : 'offeredByMe';
  const { state, inForce, actions } = viewOf(known, side);
  const { kind, period, startsAt } = known;
  const isTermination = known.request === 'termination';
  const requestedAt = (isTermination ? known.terminationAskedAt : null) ?? known.offeredAt;
  return {
    contractId: known.id,
    kind,
    requestType: known.request,
    state,
    inForce,
    side,
    counterpartId: side === 'offeredByMe' ? toMemberId(known.offereeId) : idOfOfferer(known),
    counterpartAccount: side === 'offeredByMe' ? known.offereeName : known.offererName,
    period,
    tiers: known.tiers.map(toWireTier),
    actions,
    offeredAt: requestedAt.toISOString(),
    answeredAt: textOf(isTermination ? known.terminationAnsweredAt : known.answeredAt),
    startsAt: textOf(startsAt),
    endedAt: textOf(known.endedAt),
    nextSettlementAt:
      inForce && startsAt !== null
        ? nextDueAt({ kind, period, startsAt }, now, offsetMinutes).toISOString()
        : null,
  };
}

/** The house is no member: it goes by the merchant's code, as its name does. */
function idOfOfferer({ offererId, offererName }: KnownContract): string {
  return offererId === null ? offererName : toMemberId(offererId);
}
