import { EmptyState } from '@parlour/design-system/EmptyState';
import { ChartIcon } from '@parlour/design-system/icons/ChartIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import type { ExplainedFigure, FigureLead } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../../model/terms';
import { useFigureTexts } from '../../model/useFigureTexts';
import * as S from './Explanation.styles';
import { ExplanationRow } from './ExplanationRow';
import { PaymentSteps } from './PaymentSteps';

export interface ExplanationProps {
  figure: ExplainedFigure;
  /** The figure as the page shows it, where it has moved since. */
  shown: string | undefined;
  /** A row that leads to another figure was pressed. */
  onFollow: (lead: FigureLead) => void;
  /** A link to records was followed. */
  onLeave: () => void;
}

/** A figure as a sum: the rows that it is made of, with their signs, and the total. */
export function Explanation({ figure, shown, onFollow, onLeave }: ExplanationProps) {
  const { t } = useTranslation(['explain', 'agent']);
  const { nameOf, textOf } = useTerms();
  const { write } = useFigureTexts();
  const name = nameOf(figure.figure);
  // Two bets may be alike in all that is shown, so rows go by their place.
  const rows = figure.content.map((part, at) => ({ id: String(at), part }));
  return (
    <Stack gap={16}>
      <S.Text>{textOf(figure.figure)}</S.Text>
      {shown === undefined ? null : <S.Text role="status">{t('moved', { shown })}</S.Text>}
      {figure.content.length === 0 ? (
        <EmptyState icon={<ChartIcon size={28} />} title={t('empty')} headingLevel={3}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <S.Table>
          <S.Caption>{t('caption', { name })}</S.Caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('part')}</VisuallyHidden>
              </th>
              <th scope="col" colSpan={2}>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, part }) => (
              <ExplanationRow
                key={id}
                part={part}
                unit={figure.unit}
                onFollow={onFollow}
                onLeave={onLeave}
              />
            ))}
          </tbody>
          <tfoot>
            <S.Row data-total>
              <S.Name scope="row">{t('agent:table.total')}</S.Name>
              <S.Sign>
                <span aria-hidden>=</span>
              </S.Sign>
              <S.Value>
                <span>{write(figure.value, figure.unit)}</span>
              </S.Value>
            </S.Row>
          </tfoot>
        </S.Table>
      )}
      {figure.payment === null ? null : <PaymentSteps payment={figure.payment} />}
    </Stack>
  );
}
