import { useCoreDispatch } from '@parlour/feature-core';
import { useFileFault } from '@parlour/feature-parts';
import { type ExportRecordsApiArg, getRecordFile } from '@parlour/gateway-openapi/walletRecords';
import { useCallback } from 'react';

/** Gives the text of a file with all that a list's filter finds, from the gateway; null where it could not be had. */
export type LoadRecords = () => Promise<string | null>;

/** What a list is asked for, as its own call has it, and which list it is. */
type ExportAsked = Omit<ExportRecordsApiArg, 'part'> & { pageNo?: number; pageSize?: number };

export function useRecordExport() {
  const dispatch = useCoreDispatch();
  const orSayWhy = useFileFault();
  return useCallback(
    ({ pageNo: _, pageSize: _size, ...asked }: ExportAsked): LoadRecords =>
      () =>
        orSayWhy(
          dispatch(
            getRecordFile.initiate(asked, { subscribe: false, forceRefetch: true }),
          ).unwrap(),
        ),
    [dispatch, orSayWhy],
  );
}
