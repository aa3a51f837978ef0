import { useCoreDispatch } from '@parlour/feature-core';
import { useFileError } from '@parlour/feature-shared';
import { type ExportTeamReportApiArg, getTeamReportFile } from '@parlour/gateway-openapi/agent';

/** The query of the report's own call, and which report it is. */
type ExportQuery = Omit<ExportTeamReportApiArg, 'part'> & { pageNo?: number };

/** Export of all rows that a report's filter finds, fetched from the gateway on demand. */
export function useReportExport(name: string, { pageNo: _, ...query }: ExportQuery) {
  const dispatch = useCoreDispatch();
  const orShowError = useFileError();
  return {
    name,
    load: () =>
      orShowError(
        dispatch(
          getTeamReportFile.initiate(query, { subscribe: false, forceRefetch: true }),
        ).unwrap(),
      ),
  };
}
