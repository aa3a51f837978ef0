import { Refusal } from '../platform/refusal';
import { isFlagOn } from '../system/flags';
import type { Switches } from '../system/switches';

/** Whether the merchant has contracts between agents and those below (AC-02). */
export function hasAgentPolicy(switches: Switches): boolean {
  return isFlagOn('AGENTPOLICY3', switches.current().flags);
}

/** Refuses with FORBIDDEN if the merchant has no such contracts. */
export function requireAgentPolicy(switches: Switches): void {
  if (!hasAgentPolicy(switches)) throw new Refusal('FORBIDDEN');
}
