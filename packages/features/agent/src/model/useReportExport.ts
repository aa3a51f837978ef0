import { useCoreDispatch } from '@parlour/feature-core';
import { useFileFault } from '@parlour/feature-parts';
import { type ExportTeamReportApiArg, getTeamReportFile } from '@parlour/gateway-openapi/agent';

/** The query of the report's own call, and which report it is. */
type ExportAsked = Omit<ExportTeamReportApiArg, 'part'> & { pageNo?: number };

/** Export of all rows that a report's filter finds, fetched from the gateway on demand. */
export function useReportExport(name: string, { pageNo: _, ...asked }: ExportAsked) {
  const dispatch = useCoreDispatch();
  const orSayWhy = useFileFault();
  return {
    name,
    load: () =>
      orSayWhy(
        dispatch(
          getTeamReportFile.initiate(asked, { subscribe: false, forceRefetch: true }),
        ).unwrap(),
      ),
  };
}
