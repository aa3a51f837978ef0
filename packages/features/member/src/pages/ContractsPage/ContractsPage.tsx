import { EmptyState } from '@parlour/design-system/EmptyState';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { toPanelState } from '@parlour/feature-core';
import { ContractItem, ListPager, LoadError, LoadingRows } from '@parlour/feature-shared';
import { type Contract, useListContractsQuery } from '@parlour/gateway-openapi/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const PAGE_SIZE = 10;

/** Contracts that were offered to the member: those that wait for an answer first, then the others (AC-07). */
export default function ContractsPage() {
  const { t } = useTranslation('member');
  const [pageNo, setPageNo] = useState(1);
  const { currentData, ...query } = useListContractsQuery(
    { side: 'offeredToMe', pageNo, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const state = toPanelState({ ...query, data: currentData }, t, (page) => page);
  if (state.status === 'loading') return <LoadingRows heights={[200, 200]} />;
  if (state.status === 'failed') return <LoadError title={t('contracts.failed')} state={state} />;
  const { content, totalPages } = state.data;
  if (content.length === 0)
    return (
      <EmptyState icon={<ContractIcon size={28} />} title={t('contracts.none')}>
        {t('contracts.noneText')}
      </EmptyState>
    );
  const isToAnswer = (contract: Contract): boolean => contract.state === 'sign';
  return (
    <Stack gap={24}>
      <p>{t('contracts.intro')}</p>
      <Contracts title={t('contracts.toAnswer')} contracts={content.filter(isToAnswer)} />
      <Contracts
        title={t('contracts.mine')}
        contracts={content.filter((contract) => !isToAnswer(contract))}
      />
      <ListPager
        label={t('contracts.pages')}
        page={pageNo}
        pageCount={totalPages}
        onSelect={({ page }) => setPageNo(page)}
      />
    </Stack>
  );
}

function Contracts({ title, contracts }: { title: string; contracts: readonly Contract[] }) {
  if (contracts.length === 0) return null;
  return (
    <Section title={title}>
      <Stack gap={16}>
        {contracts.map((contract) => (
          <ContractItem key={contract.contractId} contract={contract} />
        ))}
      </Stack>
    </Section>
  );
}
