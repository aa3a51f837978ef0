import { Button } from '@parlour/design-system/Button';
import { openChat, useCoreDispatch, useDocumentHead } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatFailure } from '../../model/chatFailure';

type Progress = { isOpening: boolean; failure: string | null; url: string | null };

const AT_REST: Progress = { isOpening: false, failure: null, url: null };

export interface StatusHelpProps {
  /** Title of the document while the page is shown. */
  title: string;
  /** Description of the document. */
  description: string;
}

/** Sets the document's title on a closed site, and opens customer service; makes no call before the press (ST-01). */
export default function StatusHelp({ title, description }: StatusHelpProps) {
  useDocumentHead(title, description);
  const { t } = useTranslation('frame');
  const dispatch = useCoreDispatch();
  const [{ isOpening, failure, url }, setProgress] = useState(AT_REST);
  const open = async (): Promise<void> => {
    setProgress({ ...AT_REST, isOpening: true });
    try {
      setProgress({ ...AT_REST, url: await dispatch(openChat()) });
    } catch (error) {
      setProgress({ ...AT_REST, failure: chatFailure(error, t) });
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
      {failure === null ? null : <p role="alert">{failure}</p>}
    </>
  );
}
