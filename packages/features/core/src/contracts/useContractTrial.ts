import {
  type ContractDraft,
  type ContractSimulation,
  useSimulateContractMutation,
} from '@parlour/gateway-openapi/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PanelState, toPanelState } from '../panels/panelState';

export type {
  ContractSimulation,
  ContractSimulationPeriod,
} from '@parlour/gateway-openapi/contracts';

/** What is tried. */
export type Trial = { draft: ContractDraft } | { contractId: string };

/** How many past periods can be chosen. */
export const TRIED_PERIODS = [1, 3, 6, 12] as const;
const FIRST_CHOICE = 3;

/** Settles the last periods by a contract, and again when another number of them is chosen (AG-04). */
export function useContractTrial(trial: Trial, translate: (key: string) => string) {
  const [periods, choose] = useState<number>(FIRST_CHOICE);
  const [simulate, { data, error, isLoading }] = useSimulateContractMutation();
  const ask = (wanted: number) =>
    simulate({ contractSimulationRequest: { ...trial, periods: wanted } });
  const askAnew = useEffectEvent(ask);
  useEffect(() => void askAnew(periods), [periods]);
  const state: PanelState<ContractSimulation> = toPanelState(
    {
      data: isLoading ? undefined : data,
      error,
      isFetching: isLoading,
      refetch: () => ask(periods),
    },
    translate,
    (found) => found,
  );
  return { state, periods, choose };
}
