import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { formatMoment, useContractHistory, useLanguage } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../ListPager/ListPager';
import { LoadError } from '../LoadError/LoadError';
import * as S from './ContractHistory.styles';

export interface ContractHistoryProps {
  contractId: string;
  /** Heading: which contract it is. */
  title: string;
  onClose: () => void;
}

/** What happened to a contract and by whom, newest first. */
export function ContractHistory({ contractId, title, onClose }: ContractHistoryProps) {
  const { t } = useTranslation('shared');
  const { tag } = useLanguage();
  const [pageNo, setPageNo] = useState(1);
  const state = useContractHistory(contractId, pageNo);
  const draw = () => {
    if (state.status === 'failed')
      return <LoadError title={t('contract.history.failed')} state={state} />;
    if (state.status === 'loading') return <Skeleton height="8rem" />;
    return (
      <Stack gap={16}>
        <S.Events role="list">
          {state.data.events.map(({ eventId, type, byAccount, requestType, note, at }) => (
            <S.Event key={eventId}>
              <p>
                {byAccount === null
                  ? t('contract.history.byAnother')
                  : t(`contract.history.${requestType}.${type}`, { account: byAccount })}
              </p>
              {note === null ? null : <S.Note>{note}</S.Note>}
              <S.Time dateTime={at}>{formatMoment(at, tag)}</S.Time>
            </S.Event>
          ))}
        </S.Events>
        <ListPager
          page={pageNo}
          pageCount={state.data.pageCount}
          onSelect={({ page }) => setPageNo(page)}
        />
      </Stack>
    );
  };
  return (
    <Dialog isOpen title={title} labels={{ close: t('common:actions.close') }} onClose={onClose}>
      {draw()}
    </Dialog>
  );
}
