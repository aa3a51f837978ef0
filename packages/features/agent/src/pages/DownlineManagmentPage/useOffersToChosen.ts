import type { ContractTerms } from '@parlour/gateway-openapi/contracts';
import { CONTRACT_GATES, type ContractGate } from '../../model/contractGates';
import { useOfferable } from '../../model/useOfferable';

const NONE: readonly ContractGate[] = [];

/** Terms of the kinds of contract that the agent may offer; null while they are not known, or if there are none. */
export function useOffersToChosen(
  isNeeded: boolean,
): readonly [ContractTerms, ...ContractTerms[]] | null {
  const { terms, isSettled } = useOfferable(isNeeded ? CONTRACT_GATES : NONE);
  const [first, ...others] = terms;
  return first === undefined || !isSettled ? null : [first, ...others];
}
