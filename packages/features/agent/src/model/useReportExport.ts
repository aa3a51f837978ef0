import { useCoreDispatch } from '@parlour/feature-core';
import { useFileFault } from '@parlour/feature-parts';
import { type ExportTeamReportApiArg, getTeamReportFile } from '@parlour/gateway-openapi/agent';

/** What a report is asked for, as its own call has it, and which report it is. */
type ExportAsked = Omit<ExportTeamReportApiArg, 'part'> & { pageNo?: number };

/** A file with all that a report's filter finds, fetched from the gateway when it is wanted. */
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
