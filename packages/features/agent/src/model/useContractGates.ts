import {
  type PanelState,
  selectAccount,
  selectHasFlag,
  toPanelState,
  useCoreSelector,
} from '@parlour/feature-core';
import { useListContractsQuery } from '@parlour/gateway-openapi/contracts';
import { useGetConsolidatedFundsQuery } from '@parlour/gateway-openapi/wallet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTRACT_GATES,
  type ContractGate,
  cacheContractGates,
  gatesOf,
  readCachedContractGates,
} from './contractGates';
import { useOfferable } from './useOfferable';

const NONE: readonly ContractGate[] = [];

/**
 * Which kinds of contract this agent has or may offer (AC-02). The consolidated call is made once a visit, by
 * merchants with AGENTPOLICY3 and never for a trial user. Of real-time salaries it has requests only: whether
 * there is a contract comes from the list of contracts.
 */
export function useContractGates(): PanelState<readonly ContractGate[]> {
  const { t } = useTranslation('agent');
  const account = useCoreSelector(selectAccount);
  const hasPolicy = useCoreSelector(selectHasFlag('AGENTPOLICY3'));
  const owner = account?.customerId ?? '';
  const [cached] = useState(() => readCachedContractGates(owner));
  const needsFunds = hasPolicy && account !== null && !account.isTrial && cached === null;

  const consolidated = useGetConsolidatedFundsQuery(undefined, { skip: !needsFunds });
  const funds = consolidated.data;
  const answered = funds === undefined ? NONE : gatesOf(funds);
  const open = useOfferable(
    funds === undefined ? NONE : CONTRACT_GATES.filter((gate) => !answered.includes(gate)),
  );
  const known = [...answered, ...open.offerable];
  const needsList = funds !== undefined && open.isSettled && !known.includes('agentRealtimeSalary');
  const realtime = useListContractsQuery({ kind: 'realtime', pageSize: 1 }, { skip: !needsList });
  const count = realtime.data?.totalElements ?? 0;
  const gates: readonly ContractGate[] = count > 0 ? [...known, 'agentRealtimeSalary'] : known;
  const isSettled =
    open.isSettled && !open.hasFailed && (!needsList || realtime.data !== undefined);
  const opened = gates.join(' ');
  useEffect(() => {
    if (funds === undefined || !isSettled) return;
    cacheContractGates(
      owner,
      funds,
      CONTRACT_GATES.filter((gate) => opened.split(' ').includes(gate)),
    );
  }, [funds, isSettled, opened, owner]);

  if (!hasPolicy || account?.isTrial === true) return { status: 'ready', data: NONE };
  if (cached !== null) return { status: 'ready', data: cached };
  if (funds !== undefined && !open.isSettled) return { status: 'loading' };
  return needsList
    ? toPanelState(realtime, t, () => gates)
    : toPanelState(consolidated, t, () => gates);
}
