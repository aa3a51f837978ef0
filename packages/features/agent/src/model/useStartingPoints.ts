import {
  type ContractsDraft,
  type ContractTerms,
  useListContractsQuery,
} from '@parlour/gateway-openapi/contracts';
import { useTranslation } from 'react-i18next';

/** Contracts that can be begun with, at most. */
const MOST = 50;

/** Something that a new contract can begin with. */
export interface StartingPoint {
  value: string;
  label: string;
  period: string;
  tiers: ContractsDraft['tiers'];
}

/** Templates of the kind, and contracts of the agent with those below; of equal ones the latest. */
export function useStartingPoints({ kind, templates }: ContractTerms): StartingPoint[] {
  const { t } = useTranslation('contractWords');
  const { data } = useListContractsQuery({ kind, side: 'offeredByMe', pageSize: MOST });
  return [
    ...templates.map(({ name, period, tiers }) => ({
      ...{ value: name, label: t(`offer.template.${name}`), period, tiers },
    })),
    ...(data?.content ?? []).map(({ contractId, counterpartAccount, period, tiers }) => ({
      value: contractId,
      label: t('offer.existing', { account: counterpartAccount }),
      period,
      tiers,
    })),
  ];
}
