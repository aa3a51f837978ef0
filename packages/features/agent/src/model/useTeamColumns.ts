import type { DataColumn } from '@parlour/design-system/DataTable';
import { shortDay, shortMoment } from '@parlour/feature-core';
import type { TeamMember } from '@parlour/gateway-openapi/agent';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from './useFigures';

/** Fields that the gateway sorts people by. */
export const TEAM_SORTS = [
  'account',
  'registeredAt',
  'lastLoginAt',
  'balance',
  'teamSize',
] as const;

/** Columns of people in the team; memoized until language, account or `nameOf`, which draws the name, change. */
export function useTeamColumns(
  { tag, plain, count }: Figures,
  nameOf: (member: TeamMember) => ReactNode,
): readonly DataColumn<TeamMember>[] {
  const { t } = useTranslation('agent');
  return useMemo(
    () => [
      {
        id: 'account',
        header: t('member.account'),
        cell: nameOf,
        text: ({ account }) => account,
        isSortable: true,
        priority: 'primary',
      },
      {
        id: 'accountType',
        header: t('member.type'),
        cell: ({ accountType }) => t(`accountType.${accountType}`),
      },
      {
        id: 'teamSize',
        header: t('member.teamSize'),
        cell: ({ teamSize }) => count(teamSize),
        text: ({ teamSize }) => teamSize,
        align: 'end',
        isSortable: true,
      },
      {
        id: 'balance',
        header: t('member.balance'),
        cell: ({ balance }) => plain(balance),
        text: ({ balance }) => balance,
        align: 'end',
        isSortable: true,
      },
      {
        id: 'status',
        header: t('member.status'),
        cell: ({ status, online }) => t(online ? 'status.online' : `status.${status}`),
      },
      {
        id: 'registeredAt',
        header: t('member.registeredAt'),
        cell: ({ registeredAt }) => shortDay(registeredAt, tag),
        text: ({ registeredAt }) => registeredAt,
        isSortable: true,
        priority: 'low',
      },
      {
        id: 'lastLoginAt',
        header: t('member.lastLoginAt'),
        cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : shortMoment(lastLoginAt, tag)),
        text: ({ lastLoginAt }) => lastLoginAt ?? '',
        isSortable: true,
        priority: 'low',
        isHidden: true,
      },
    ],
    [count, nameOf, plain, t, tag],
  );
}
