import {
  type ExportContractHistoryApiArg,
  getContractHistoryFile,
} from '@parlour/gateway-openapi/contracts';
import { useCallback } from 'react';
import { useCoreDispatch } from '../store/hooks';

/** Fetches the history of a contract as comma-separated values. */
export function useContractHistoryFile(contractId: string): () => Promise<string> {
  const dispatch = useCoreDispatch();
  return useCallback(() => {
    const asked: ExportContractHistoryApiArg = { contractId };
    const options = { subscribe: false, forceRefetch: true };
    return dispatch(getContractHistoryFile.initiate(asked, options)).unwrap();
  }, [dispatch, contractId]);
}
