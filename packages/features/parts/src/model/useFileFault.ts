import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText } from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Waits for the text of a file; where it could not be had, says why and gives null. */
export function useFileFault(): (file: Promise<string>) => Promise<string | null> {
  const { t } = useTranslation('parts');
  return useCallback(
    (file) =>
      file.catch((error: unknown) => {
        showToast({ tone: 'danger', title: t('file.notSaved'), text: failureText(error, t) });
        return null;
      }),
    [t],
  );
}
