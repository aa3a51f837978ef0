import type { ContractWork } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

/** Says what waits of contracts: offers to answer, payments that are due or have failed (AG-10). */
export function useContractsLabel(): (work: ContractWork) => string {
  const { t } = useTranslation(['frameLate', 'contractBadge']);
  return (work) => {
    if (work.unpaid === 0) return t('member.contracts', { waiting: work.toAnswer });
    return t(work.toAnswer === 0 ? 'contractBadge:unpaid' : 'contractBadge:both', { ...work });
  };
}
