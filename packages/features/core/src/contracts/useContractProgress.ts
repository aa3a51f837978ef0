import {
  type Contract,
  type ContractProgress,
  useGetContractProgressQuery,
} from '@parlour/gateway-openapi/contracts';
import { type PanelState, toPanelState } from '../panels/panelState';
import { useSettlementRefresh } from '../timing/useSettlementRefresh';

export type { ContractProgress } from '@parlour/gateway-openapi/contracts';

/** Kinds that settle so often that people watch, with the minutes between two settlements (AC-06). */
const SETTLED_EVERY: Readonly<Partial<Record<Contract['kind'], number>>> = {
  hourly: 60,
  realtime: 5,
};

/** The running period of a contract in force, and again after each settlement that people wait for (AG-05). */
export function useContractProgress(
  { contractId, kind }: Contract,
  translate: (key: string) => string,
): PanelState<ContractProgress> {
  const query = useGetContractProgressQuery(
    { contractId },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  useSettlementRefresh(SETTLED_EVERY[kind] ?? null, query.refetch);
  return toPanelState(query, translate, (found) => found);
}
