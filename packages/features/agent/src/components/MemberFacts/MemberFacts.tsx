import { FactList } from '@parlour/design-system/FactList';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatDay, formatMoment, formatRate } from '@parlour/feature-core';
import type { TeamMemberDetail } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import type { Figures } from '../../model/useFigures';

export interface MemberFactsProps {
  detail: TeamMemberDetail;
  money: Figures;
  /** Name of a game category. */
  nameOf: (gameCategory: string) => string;
}

const FIGURES = ['deposits', 'withdrawals', 'betAmount', 'profitLoss'] as const;

/** Account, figures of the last 30 days and rebates of somebody in the team. */
export function MemberFacts({ detail, money, nameOf }: MemberFactsProps) {
  const { t } = useTranslation('agent');
  const { tag, full, count } = money;
  const { member, path, rebates, remark, contractKinds } = detail;
  const orDash = (text: string): string => (text === '' ? '–' : text);
  return (
    <Stack gap={24}>
      <FactList
        variant="columns"
        facts={[
          { label: t('member.type'), value: t(`accountType.${member.accountType}`) },
          {
            label: t('member.status'),
            value: t(member.online ? 'status.online' : `status.${member.status}`),
          },
          { label: t('member.balance'), value: full(member.balance) },
          { label: t('member.teamSize'), value: count(member.teamSize) },
          {
            label: t('member.above'),
            value: orDash(path.map(({ account }) => account).join(' › ')),
          },
          { label: t('member.registeredAt'), value: formatDay(member.registeredAt, tag) },
          {
            label: t('member.lastLoginAt'),
            value: member.lastLoginAt === null ? '–' : formatMoment(member.lastLoginAt, tag),
          },
          {
            label: t('groups.contracts'),
            value: orDash(contractKinds.map((kind) => t(`kinds.${kind}`)).join(', ')),
          },
          { label: t('member.remark'), value: orDash(remark) },
        ]}
      />
      <Section title={t('member.month')} headingLevel={3}>
        <FactList
          variant="columns"
          facts={FIGURES.map((id) => ({ label: t(`money.${id}`), value: full(detail[id]) }))}
        />
      </Section>
      <Section title={t('money.rebate')} headingLevel={3}>
        {rebates.length === 0 ? (
          <p>{t('rebates.none')}</p>
        ) : (
          <FactList
            variant="columns"
            facts={rebates.map(({ gameCategory, rate }) => ({
              label: nameOf(gameCategory),
              value: formatRate(rate, tag),
            }))}
          />
        )}
      </Section>
    </Stack>
  );
}
