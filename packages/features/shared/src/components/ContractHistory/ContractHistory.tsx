import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { PrintSheet } from '@parlour/design-system/PrintSheet';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { saveFile } from '@parlour/design-system/saveFile';
import {
  useContractHistory,
  useContractHistoryFile,
  useContractVersions,
} from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileError } from '../../model/useFileError';
import { ListPager } from '../ListPager/ListPager';
import { LoadError } from '../LoadError/LoadError';

import { HistoryEvents } from './HistoryEvents';
import { HistoryTerms } from './HistoryTerms';

export interface ContractHistoryProps {
  contractId: string;
  /** Heading: which contract it is. */
  title: string;
  onClose: () => void;
}

/** What happened to a contract and by whom, newest first, and its terms beside those before and after (AG-06). */
export function ContractHistory({ contractId, title, onClose }: ContractHistoryProps) {
  const { t } = useTranslation('shared');
  const { t: words } = useTranslation('contractWords');
  const [pageNo, setPageNo] = useState(1);
  const state = useContractHistory(contractId, pageNo);
  const versions = useContractVersions(contractId);
  const loadFile = useContractHistoryFile(contractId);
  const orShowError = useFileError();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const text = await orShowError(loadFile());
    if (text !== null) saveFile(`${title}.csv`, text, 'text/csv;charset=utf-8');
    setIsSaving(false);
  };
  const draw = () => {
    if (state.status === 'failed')
      return <LoadError title={t('contract.history.failed')} state={state} />;
    if (versions.status === 'failed')
      return <LoadError title={t('contract.history.failed')} state={versions} />;
    if (state.status === 'loading' || versions.status === 'loading')
      return <Skeleton height="8rem" />;
    const content = (
      <Stack gap={24}>
        <HistoryEvents events={state.data.events} />
        <HistoryTerms {...versions.data} />
      </Stack>
    );
    return (
      <>
        {content}
        <ListPager
          page={pageNo}
          pageCount={state.data.pageCount}
          onSelect={({ page }) => setPageNo(page)}
        />
        <PrintSheet title={title}>{content}</PrintSheet>
      </>
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      labels={{ close: t('common:actions.close') }}
      footer={
        state.status === 'ready' && versions.status === 'ready' ? (
          <>
            <Button variant="outline" tone="neutral" onClick={() => window.print()}>
              {words('history.print')}
            </Button>
            <Button
              variant="outline"
              tone="neutral"
              icon={<DownloadIcon />}
              isLoading={isSaving}
              onClick={() => void save()}
            >
              {words('history.file')}
            </Button>
          </>
        ) : undefined
      }
      onClose={onClose}
    >
      {draw()}
    </Dialog>
  );
}
