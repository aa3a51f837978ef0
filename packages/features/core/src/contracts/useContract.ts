import { serverNow } from '@parlour/gateway-openapi';
import { type Contract, useGetContractQuery } from '@parlour/gateway-openapi/contracts';
import { useContractCalls } from './useContractCalls';
import { useReplacedRate } from './useReplacedRate';

export type { Contract } from '@parlour/gateway-openapi/contracts';

/**
 * A contract of the account, what agreeing to it would end, and the steps that can be taken. Where it waits
 * for an answer that is asked for first, and agreeing is possible once it is known (AC-05, AC-07).
 */
export function useContract(contract: Contract) {
  const { contractId, state, startsAt } = contract;
  const isToSign = state === 'sign';
  const { currentData: told, error } = useGetContractQuery({ contractId }, { skip: !isToSign });
  const { acting, failed, act } = useContractCalls();
  const wouldTerminate = told?.wouldTerminate ?? [];
  const isTold = !isToSign || told !== undefined;
  return {
    /** A word of who offered it, or why its end is asked for. */
    remark: told?.reason ?? told?.remark ?? '',
    hasBegun: startsAt !== null && Date.parse(startsAt) <= serverNow(),
    /** Whether agreeing takes the place of a contract in force, and the highest rate of that one. */
    isReplacing: told !== undefined && told.replaces !== null,
    replacedRate: useReplacedRate(told?.replaces ?? null),
    wouldTerminate,
    actions: contract.actions.filter((action) => action !== 'accept' || isTold),
    acting: acting?.action,
    /** Why a step came to nothing, or why what agreeing would end is not known. */
    error: failed?.error ?? (isTold ? undefined : error),
    act: ({ action, reason = '' }: { action: Contract['actions'][number]; reason?: string }) =>
      act({
        contract,
        action,
        reason,
        knownTerminations: wouldTerminate.map((brief) => brief.contractId),
      }),
  };
}
