import type { ContractOperation } from './contract';
import { Refusal } from './refusal';
import type { Role } from './roles';

/** Types of account that are agents. */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
/** Types of account that are trial users. */
export const TRIAL_TYPES: readonly number[] = [4];

/** The role of an account type; without an account a visitor is a guest. */
export function roleOf(accountType: number | null): Role {
  if (accountType === null) return 'guest';
  if (TRIAL_TYPES.includes(accountType)) return 'trial';
  return AGENT_TYPES.includes(accountType) ? 'agent' : 'member';
}

/** Lets a role in only if the contract names it: whatever is not allowed is refused. */
export function admit(operation: ContractOperation, role: Role): void {
  if (operation.access.includes(role)) return;
  if (role === 'guest') throw new Refusal('NOT_LOGGED_IN');
  throw new Refusal(role === 'trial' ? 'TRIAL_NOT_ALLOWED' : 'FORBIDDEN');
}
