import { showToast } from '@parlour/design-system/ToastRegion';
import { failureText } from '@parlour/feature-core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Awaits the text of a file. If it fails, shows the reason in a toast and resolves to null. */
export function useFileError(): (file: Promise<string>) => Promise<string | null> {
  const { t } = useTranslation('shared');
  return useCallback(
    (file) =>
      file.catch((error: unknown) => {
        showToast({ tone: 'danger', title: t('file.notSaved'), text: failureText(error, t) });
        return null;
      }),
    [t],
  );
}
