import { serverNow } from '@parlour/gateway-openapi';
import { type Contract, useGetContractQuery } from '@parlour/gateway-openapi/contracts';
import { useContractCalls } from './useContractCalls';

export type { Contract } from '@parlour/gateway-openapi/contracts';

/**
 * A contract of the account, what agreeing to it would end, and the possible actions. For a contract that
 * waits to be signed, those consequences are loaded first; `accept` is offered once they are known (AC-05, AC-07).
 */
export function useContract(contract: Contract) {
  const { contractId, state, startsAt } = contract;
  const isToSign = state === 'sign';
  const { currentData: details, error } = useGetContractQuery({ contractId }, { skip: !isToSign });
  const { acting, failed, act } = useContractCalls();
  const wouldTerminate = details?.wouldTerminate ?? [];
  const before = details?.before ?? null;
  const areDetailsKnown = !isToSign || details !== undefined;
  return {
    /** A remark of the offerer, or the reason why termination is requested. */
    remark: details?.reason ?? details?.remark ?? '',
    hasBegun: startsAt !== null && Date.parse(startsAt) <= serverNow(),
    /** Whether agreeing replaces a contract in force; `replacedRate` is the highest rate of that one. */
    isReplacing: details !== undefined && details.replaces !== null,
    replacedRate: before === null ? undefined : highestRate(before),
    /** The contract that agreeing replaces; null without one and until it is loaded. */
    before,
    wouldTerminate,
    actions: contract.actions.filter((action) => action !== 'accept' || areDetailsKnown),
    acting: acting?.action,
    /** Why an action failed, or why the consequences of agreeing could not be loaded. */
    error: failed?.error ?? (areDetailsKnown ? undefined : error),
    act: ({ action, reason = '' }: { action: Contract['actions'][number]; reason?: string }) =>
      act({
        contract,
        action,
        reason,
        knownTerminations: wouldTerminate.map((brief) => brief.contractId),
      }),
  };
}

const highestRate = ({ tiers }: Contract): number => Math.max(...tiers.map(({ rate }) => rate));
