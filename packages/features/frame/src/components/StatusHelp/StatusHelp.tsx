import { Button } from '@parlour/design-system/Button';
import { openChat, useCoreDispatch, useDocumentHead } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Progress = { isOpening: boolean; hasFailed: boolean; url: string | null };

const AT_REST: Progress = { isOpening: false, hasFailed: false, url: null };

export interface StatusHelpProps {
  /** What the document is called while the page is shown. */
  title: string;
  /** What it is described by. */
  description: string;
}

/** Names the document of a closed site, and opens customer service: nothing is asked for before the press (ST-01). */
export default function StatusHelp({ title, description }: StatusHelpProps) {
  useDocumentHead(title, description);
  const { t } = useTranslation('frame');
  const dispatch = useCoreDispatch();
  const [{ isOpening, hasFailed, url }, setProgress] = useState(AT_REST);
  const open = async (): Promise<void> => {
    setProgress({ ...AT_REST, isOpening: true });
    try {
      setProgress({ ...AT_REST, url: await dispatch(openChat()) });
    } catch {
      setProgress({ ...AT_REST, hasFailed: true });
    }
  };
  return (
    <>
      <Button isLoading={isOpening} onClick={() => void open()}>
        {t('status.service')}
      </Button>
      {url === null ? null : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('status.serviceLink')}
        </a>
      )}
      {hasFailed ? <p role="alert">{t('common:errors.network')}</p> : null}
    </>
  );
}
