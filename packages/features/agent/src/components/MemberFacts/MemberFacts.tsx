import { FactList } from '@parlour/design-system/FactList';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatDay, formatMoment, formatRate } from '@parlour/feature-core';
import { useContractLabels } from '@parlour/feature-shared';
import type { ExplainFigureApiArg, TeamMemberDetail } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import type { Figures } from '../../model/useFigures';
import { FigureButton } from '../FigureButton/FigureButton';

export interface MemberFactsProps {
  detail: TeamMemberDetail;
  money: Figures;
  /** Name of a game category. */
  nameOf: (gameCategory: string) => string;
}

const FIGURES = ['deposits', 'withdrawals', 'betAmount', 'profitLoss'] as const;

/** Account, figures of the last 30 days and rebates of somebody in the team; sums open what they are made of (AG-01). */
export function MemberFacts({ detail, money, nameOf }: MemberFactsProps) {
  const { t } = useTranslation('agent');
  const { kinds } = useContractLabels();
  const { tag, full, count } = money;
  const { member, path, rebates, remark, note, contractKinds } = detail;
  const explained = (asked: Omit<ExplainFigureApiArg, 'account'>, text: string) => (
    <FigureButton asked={{ ...asked, account: member.account }}>{text}</FigureButton>
  );
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
          {
            label: t('member.balance'),
            value: explained({ figure: 'teamBalance' }, full(member.balance)),
          },
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
            value: orDash(contractKinds.map((kind) => kinds[kind]).join(', ')),
          },
          { label: t('member.remark'), value: orDash(remark) },
          { label: t('agentTeam:note.label'), value: orDash(note) },
        ]}
      />
      <Section title={t('member.month')} headingLevel={3}>
        <FactList
          variant="columns"
          facts={FIGURES.map((figure) => ({
            label: t(`money.${figure}`),
            // The days of the detail, today among them.
            value: explained({ figure, datePreset: 'previous30' }, full(detail[figure])),
          }))}
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
