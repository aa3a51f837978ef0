import { useCoreDispatch } from '@parlour/feature-core';
import { useFileError } from '@parlour/feature-shared';
import { type ExportRecordsApiArg, getRecordFile } from '@parlour/gateway-openapi/wallet';
import { useCallback } from 'react';

/** Loads the export of all rows that a list's filter finds as text; null if that fails. */
export type LoadRecords = () => Promise<string | null>;

/** The query of the list's own call, and which list it is. */
type ExportQuery = Omit<ExportRecordsApiArg, 'part'> & { pageNo?: number; pageSize?: number };

export function useRecordExport() {
  const dispatch = useCoreDispatch();
  const orShowError = useFileError();
  return useCallback(
    ({ pageNo: _, pageSize: _size, ...query }: ExportQuery): LoadRecords =>
      () =>
        orShowError(
          dispatch(
            getRecordFile.initiate(query, { subscribe: false, forceRefetch: true }),
          ).unwrap(),
        ),
    [dispatch, orShowError],
  );
}
