import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText, useCoreDispatch } from '@parlour/feature-core';
import { type ExportRecordsApiArg, getRecordFile } from '@parlour/gateway-openapi/walletRecords';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the text of a file with all that a list's filter finds, from the gateway; null where it could not be had. */
export type LoadRecords = () => Promise<string | null>;

/** What a list is asked for, as its own call has it, and which list it is. */
type ExportAsked = Omit<ExportRecordsApiArg, 'part'> & { pageNo?: number; pageSize?: number };

export function useRecordExport() {
  const { t } = useTranslation('wallet');
  const dispatch = useCoreDispatch();
  return useCallback(
    ({ pageNo: _, pageSize: _size, ...asked }: ExportAsked): LoadRecords =>
      async () => {
        try {
          return await dispatch(
            getRecordFile.initiate(asked, { subscribe: false, forceRefetch: true }),
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
    [dispatch, t],
  );
}
