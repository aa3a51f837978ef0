import { DataTable } from '@parlour/design-system/DataTable';
import { FactList } from '@parlour/design-system/FactList';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatRate } from '@parlour/feature-core';
import type { TeamRebateResult } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { splitResults } from '../../model/rebateResults';
import { useTableLabels } from '../../model/useTableLabels';

export interface RebateOutcomesProps {
  results: readonly TeamRebateResult[];
  /** BCP 47 tag of the reader's language. */
  tag: string;
  /** Name of a game category. */
  nameOf: (gameCategory: string) => string;
  /** Formats a number for the reader. */
  count: (value: number) => string;
}

/** What changes for each of several people, or why it is refused. */
export function RebateOutcomes({ results, tag, nameOf, count }: RebateOutcomesProps) {
  const { t } = useTranslation('agentTeam');
  const labels = useTableLabels();
  const { changing, staying, refused } = splitResults(results);
  const whatOf = ({ refusal, gameCategory, limit, changes }: TeamRebateResult) => {
    if (refusal !== null)
      return t(`refused.${refusal}`, {
        category: nameOf(gameCategory ?? ''),
        limit: formatRate(limit ?? 0, tag),
      });
    if (changes.length === 0) return t('many.same');
    return changes.map((one) => (
      <div key={one.gameCategory}>
        {t('many.change', {
          category: nameOf(one.gameCategory),
          from: formatRate(one.from, tag),
          to: formatRate(one.to, tag),
        })}
      </div>
    ));
  };
  return (
    <Stack gap={16}>
      <FactList
        variant="columns"
        isSunken
        facts={[
          { label: t('many.changing'), value: count(changing.length), isStrong: true },
          { label: t('many.staying'), value: count(staying.length) },
          { label: t('many.refusing'), value: count(refused.length) },
        ]}
      />
      <DataTable
        caption={t('many.people')}
        labels={labels}
        rows={[...refused, ...changing, ...staying]}
        rowId={({ memberId }) => memberId}
        columns={[
          {
            id: 'account',
            header: t('agent:member.account'),
            cell: ({ account, memberId }) => account ?? memberId,
            priority: 'primary',
          },
          { id: 'what', header: t('many.what'), cell: whatOf },
        ]}
        view={{ isCaptionHidden: true, maxBlockSize: '20rem' }}
      />
    </Stack>
  );
}
