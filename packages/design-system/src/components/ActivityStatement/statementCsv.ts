import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { type CsvCell, toCsv } from '../DataTable/toCsv';
import { STATEMENT_FIGURES, type StatementLabels, type StatementRow } from './statementRow';

/** Every period of a statement as a file: days by ISO 8601, amounts as decimal numbers. */
export function statementCsv(
  rows: readonly StatementRow[],
  labels: Pick<FoundLabels<StatementLabels>, 'figures' | 'from' | 'to'>,
): string {
  const head: CsvCell[] = [
    labels.from,
    labels.to,
    ...STATEMENT_FIGURES.map(
      (figure) => labels.figures?.[figure] ?? noText('ActivityStatement.figures'),
    ),
  ];
  const lines = rows.map((row): CsvCell[] => [
    row.from,
    row.to,
    ...STATEMENT_FIGURES.map((figure) => row[figure]),
  ]);
  return toCsv([head, ...lines]);
}
