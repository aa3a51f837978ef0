import { Notice } from '@parlour/design-system/Notice';
import type { ContractBrief } from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../model/rate';

export interface EndedContractsProps {
  /** Contracts that would end; at least one. */
  contracts: readonly ContractBrief[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
}

/** What a lower rate would end, told before it is agreed (AC-05). */
export function EndedContracts({ contracts, tag }: EndedContractsProps) {
  const { t } = useTranslation('agent');
  const names = contracts.map(
    ({ counterpartAccount, rate }) => `${counterpartAccount} (${formatRate(rate, tag)})`,
  );
  return (
    <Notice tone="warning" title={t('contract.wouldEnd')}>
      {new Intl.ListFormat(tag).format(names)}
    </Notice>
  );
}
