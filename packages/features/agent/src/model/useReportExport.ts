import { useCoreDispatch } from '@parlour/feature-core';
import { useFileError } from '@parlour/feature-shared';
import { type ExportTeamReportApiArg, getTeamReportFile } from '@parlour/gateway-openapi/agent';
import { useEffect, useRef } from 'react';

/** The query of the report's own call, and which report it is. */
type ExportQuery = Omit<ExportTeamReportApiArg, 'part'> & { pageNo?: number };

/**
 * Export of all rows that a report's filter finds, fetched from the gateway on demand. Whoever leaves the report
 * cancels it: no further part is asked for, and no file is saved.
 */
export function useReportExport(name: string, { pageNo: _, ...query }: ExportQuery) {
  const dispatch = useCoreDispatch();
  const orShowError = useFileError();
  const left = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  return {
    name,
    load: async (): Promise<string | null> => {
      const signal = left.current?.signal;
      const asked = dispatch(
        getTeamReportFile.initiate(query, { subscribe: false, forceRefetch: true }),
      );
      signal?.addEventListener('abort', () => asked.abort());
      await asked;
      return signal?.aborted === true ? null : orShowError(asked.unwrap());
    },
  };
}
