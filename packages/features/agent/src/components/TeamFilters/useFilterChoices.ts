import type { SelectOption } from '@parlour/design-system/Select';
import { useContractLabels } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import {
  ACTIVITIES,
  CONTRACT_KINDS,
  LEVELS,
  MEMBER_STATES,
  MEMBER_TYPES,
  WITHOUT,
} from '../../model/teamFilter';
import type { ChosenFilter } from '../../model/useTeamFilters';

interface FilterChoice {
  name: ChosenFilter;
  label: string;
  options: readonly SelectOption[];
}

/** The filters that are chosen from a list, in the order they stand in. */
export function useFilterChoices(): readonly FilterChoice[] {
  const { t } = useTranslation('agentTeam');
  const { kinds } = useContractLabels();
  const options = <Value extends string>(
    values: readonly Value[],
    word: (value: Value) => string,
  ) => values.map((value) => ({ value, label: word(value) }));
  return [
    {
      name: 'kind',
      label: t('agent:member.type'),
      options: options(MEMBER_TYPES, (type) => t(`agent:accountType.${type}`)),
    },
    {
      name: 'level',
      label: t('agent:member.level'),
      options: options(LEVELS, (level) => t('levels', { count: Number(level) })),
    },
    {
      name: 'status',
      label: t('agent:member.status'),
      options: options(MEMBER_STATES, (state) => t(`agent:status.${state}`)),
    },
    {
      name: 'activity',
      label: t('agent:member.lastLoginAt'),
      options: options(ACTIVITIES, (activity) => t(`lastLogin.${activity}`)),
    },
    {
      name: 'contract',
      label: t('contract'),
      options: [
        ...options(CONTRACT_KINDS, (kind) => t('with', { kind: kinds[kind] })),
        ...CONTRACT_KINDS.map((kind) => ({
          value: `${WITHOUT}${kind}`,
          label: t('without', { kind: kinds[kind] }),
        })),
      ],
    },
  ];
}
