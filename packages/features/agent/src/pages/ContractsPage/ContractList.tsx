import { EmptyState } from '@parlour/design-system/EmptyState';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Select } from '@parlour/design-system/Select';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import { toPanelState } from '@parlour/feature-core';
import { ContractItem, ListPager, LoadError, useContractLabels } from '@parlour/feature-shared';
import { type ContractKind, useListContractsQuery } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { pageIn, pageText } from '../../model/addressState';
import { useAddressState } from '../../model/useAddressState';

const SIDES = ['offeredToMe', 'offeredByMe'] as const;
const STATES = ['sign', 'pending', 'accepted', 'rejected', 'terminated', 'cancelled'] as const;
const PAGE_SIZE = 10;

/** Contracts of a kind, offered to the agent or by the agent (AC-04, AC-07). */
export function ContractList({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const { states } = useContractLabels();
  const { state: chosen, write } = useAddressState();
  const side = SIDES.find((one) => one === chosen.side) ?? 'offeredToMe';
  const pageNo = pageIn(chosen);
  const contractState = STATES.find((one) => one === chosen.kind);
  const query = useListContractsQuery({
    kind,
    side,
    pageNo,
    pageSize: PAGE_SIZE,
    ...(contractState === undefined ? {} : { state: contractState }),
  });
  const state = toPanelState({ ...query, data: query.currentData }, t, (data) => data);
  const draw = () => {
    if (state.status === 'failed') return <LoadError title={t('gatesFailed')} state={state} />;
    if (state.status === 'loading') return <Skeleton height="20rem" />;
    const { content, totalPages } = state.data;
    if (content.length === 0)
      return (
        <EmptyState icon={<ContractIcon size={28} />} title={t('contract.none')} headingLevel={3} />
      );
    return (
      <>
        {content.map((contract) => (
          <ContractItem key={contract.contractId} contract={contract} />
        ))}
        <ListPager
          label={t('paging.of', { name: t('groups.contracts') })}
          page={pageNo}
          pageCount={totalPages}
          onSelect={({ page }) => write({ page: pageText(page) })}
        />
      </>
    );
  };
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <ToggleGroup
          label={t('contract.side')}
          size="sm"
          items={SIDES.map((id) => ({ id, label: t(`contract.${id}List`) }))}
          selectedId={side}
          onSelect={({ id }) => write({ side: id === 'offeredToMe' ? '' : id, page: '' })}
        />
        <Select
          label={t('member.status')}
          size="sm"
          placeholder={t('filter.all')}
          options={STATES.map((value) => ({ value, label: states[value] }))}
          value={contractState ?? ''}
          onChange={(event) => write({ kind: event.target.value, page: '' })}
        />
      </Inline>
      {draw()}
    </Stack>
  );
}
