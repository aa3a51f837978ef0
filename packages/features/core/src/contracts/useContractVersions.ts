import { type Contract, useGetContractQuery } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { type PanelState, toPanelState } from '../panels/panelState';

/** A contract between those of the same kind and sides that it took the place of and that took its place. */
export interface ContractVersions {
  contract: Contract;
  before: Contract | null;
  after: Contract | null;
}

/** The terms of a contract, of the one before it and of the one after it. */
export function useContractVersions(contractId: string): PanelState<ContractVersions> {
  const { t } = useTranslation();
  const { currentData, ...query } = useGetContractQuery({ contractId });
  return toPanelState({ ...query, data: currentData }, t, (details) => details);
}
