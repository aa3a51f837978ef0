import type { Caller } from '../platform/caller';
import type { ContractOperation } from '../platform/contract';
import { Refusal } from '../platform/refusal';
import type { Switches } from '../system/switches';
import { isChangeForced } from './forcedChange';
import type { Session } from './sessions';

/**
 * Who counts as the caller while a password has to be changed first (LOGIN-07). Operations that the contract
 * leaves open see the session, those that guests may call see a guest, and all others are refused.
 */
export function restrictCaller(
  operation: ContractOperation,
  caller: Caller<Session>,
  switches: Pick<Switches, 'current'>,
): Caller<Session> {
  const { session } = caller;
  if (session === null || operation.isOpenWhileRestricted) return caller;
  if (!isChangeForced(session, switches.current().flags)) return caller;
  if (operation.access.includes('guest')) return { role: 'guest', session: null };
  throw new Refusal('PASSWORD_CHANGE_REQUIRED');
}
