import type { Caller } from '../platform/caller';
import type { ContractOperation } from '../platform/contract';
import type { Session } from '../session/sessions';
import { paused } from './pauses';

/**
 * Who counts as the caller during a break or an exclusion (SP-07). Operations that the contract allows see the session,
 * other ones that guests may call see a guest, and all others are refused.
 */
export function restrictPaused(
  operation: ContractOperation,
  caller: Caller<Session>,
  now: Date,
): Caller<Session> {
  const { session } = caller;
  if (session === null || session.pause === null || operation.whilePaused === 'allowed')
    return caller;
  const isOffer = operation.tag === 'promotions' && operation.access.includes('guest');
  if (operation.whilePaused === 'asGuest' || (isOffer && session.pause.hasOffers))
    return { role: 'guest', session: null };
  throw paused(session.pause, now);
}
