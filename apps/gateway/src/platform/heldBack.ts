import { isChangeForced } from '../session/forcedChange';
import type { Switches } from '../system/switches';
import type { Caller } from './caller';
import type { ContractOperation } from './contract';
import { Refusal } from './refusal';

/**
 * Who counts as the caller while a password has to be changed first (LOGIN-07). Operations that the contract
 * leaves open see the session, those that guests may call see a guest, and all others are refused.
 */
export function holdBack(
  operation: ContractOperation,
  caller: Caller,
  switches: Pick<Switches, 'current'>,
): Caller {
  const { session } = caller;
  if (session === null || operation.isOpenWhileHeld) return caller;
  if (!isChangeForced(session, switches.current().flags)) return caller;
  if (operation.access.includes('guest')) return { role: 'guest', session: null };
  throw new Refusal('PASSWORD_CHANGE_REQUIRED');
}
