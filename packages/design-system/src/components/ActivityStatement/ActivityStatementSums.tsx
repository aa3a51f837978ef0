import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './ActivityStatement.styles';
import {
  STATEMENT_FIGURES,
  type StatementAmounts,
  type StatementLabels,
  type StatementLifetime,
} from './statementRow';

export interface ActivityStatementSumsProps {
  spanText: string;
  /** Null until it is known, as the sums. */
  lifetime: StatementLifetime | null;
  total: StatementAmounts | null;
  formatAmount: (amount: string) => string;
  labels: Pick<FoundLabels<StatementLabels>, 'figures'>;
}

/** Net deposits over the life of the account, and the sums of the span. */
export function ActivityStatementSums({
  spanText,
  lifetime,
  total,
  formatAmount,
  labels,
}: ActivityStatementSumsProps) {
  return (
    <S.Panel>
      <S.Lifetime>
        {lifetime === null ? (
          <Skeleton height="4.5rem" />
        ) : (
          <>
            <S.LifetimeLabel>{lifetime.label}</S.LifetimeLabel>
            <S.LifetimeValue>{lifetime.value}</S.LifetimeValue>
            <S.Muted>{lifetime.text}</S.Muted>
          </>
        )}
      </S.Lifetime>
      <S.Span>{total === null ? <Skeleton shape="text" width="16ch" /> : spanText}</S.Span>
      <S.Figures>
        {STATEMENT_FIGURES.map((figure) => (
          <S.Figure key={figure} data-figure={figure}>
            <dt>{labels.figures?.[figure] ?? noText('ActivityStatement.figures')}</dt>
            <dd>
              {total === null ? <Skeleton shape="text" width="8ch" /> : formatAmount(total[figure])}
            </dd>
          </S.Figure>
        ))}
      </S.Figures>
    </S.Panel>
  );
}
