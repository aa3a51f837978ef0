import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, useCoreDispatch } from '@parlour/feature-core';
import { type ExportTeamReportApiArg, getTeamReportFile } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';

/** What a report is asked for, as its own call has it, and which report it is. */
type ExportAsked = Omit<ExportTeamReportApiArg, 'part'> & { pageNo?: number };

/** A file with all that a report's filter finds, fetched from the gateway when it is wanted. */
export function useReportExport(name: string, { pageNo: _, ...asked }: ExportAsked) {
  const { t } = useTranslation('agent');
  const dispatch = useCoreDispatch();
  return {
    name,
    load: async (): Promise<string | null> => {
      try {
        return await dispatch(
          getTeamReportFile.initiate(asked, { subscribe: false, forceRefetch: true }),
        ).unwrap();
      } catch (error) {
        showToast({
          tone: 'danger',
          title: t('table.notSaved'),
          text: failureText(error, (key) => t(key)),
        });
        return null;
      }
    },
  };
}
