import {
  CONTRACT_ACTIONS,
  CONTRACT_KINDS,
  CONTRACT_REQUEST_TYPES,
  CONTRACT_STATES,
  type ContractCardLabels,
} from '@parlour/design-system/ContractCard';
import { useTranslation } from 'react-i18next';

const TIER_FIELDS = ['rate', 'activeMembers', 'periodBet', 'periodProfitLoss', 'amount'] as const;

/** Labels of contract cards: states, kinds and fields in the product's terms (AC-04). */
export function useContractLabels(): ContractCardLabels {
  const { t } = useTranslation('shared');
  const { t: words } = useTranslation('contractWords');
  const table = <Name extends string>(names: readonly Name[], wordOf: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, wordOf(name)])) as Record<Name, string>;
  return {
    kinds: table(CONTRACT_KINDS, (kind) => t(`contract.kinds.${kind}`)),
    states: table(CONTRACT_STATES, (state) => t(`contract.states.${state}`)),
    requestTypes: table(CONTRACT_REQUEST_TYPES, (type) => t(`contract.requests.${type}`)),
    actions: table(CONTRACT_ACTIONS, (action) => t(`contract.actions.${action}`)),
    tiers: t('contract.tiers'),
    compare: words('compare'),
    tierFields: table(TIER_FIELDS, (field) => t(`contract.tier.${field}`)),
  };
}
