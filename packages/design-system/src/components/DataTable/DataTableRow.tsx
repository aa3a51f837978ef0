import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as Card from './DataTableCards.styles';
import * as S from './DataTableRows.styles';
import { type DataColumn, primaryColumnId } from './dataColumn';

export interface DataTableRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** Renders the content of a cell. */
  renderCell: (column: DataColumn<Row>) => ReactNode;
  /** The cell before the others, with the checkbox. */
  choice?: ReactNode;
  action?: ReactNode;
  /** On a card, texts of the button for columns of low priority. */
  fold?: { more: string; less: string } | undefined;
  isHidden?: boolean;
}

/** One row; a card where the table is narrow. */
export function DataTableRow<Row>({
  columns,
  renderCell,
  choice,
  action,
  fold,
  isHidden = false,
}: DataTableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false);
  const primaryId = primaryColumnId(columns);
  const canFold = fold !== undefined && columns.some(({ priority }) => priority === 'low');
  return (
    <S.Row role="row" aria-hidden={isHidden || undefined}>
      {choice}
      {columns.map((column) => {
        const { id, header, align, priority } = column;
        return id === primaryId ? (
          <S.RowHeader key={id} role="rowheader" scope="row" data-align={align}>
            {renderCell(column)}
          </S.RowHeader>
        ) : (
          <S.Cell
            key={id}
            role="cell"
            data-align={align}
            data-label={header}
            data-folded={(canFold && priority === 'low' && !isOpen) || undefined}
          >
            {renderCell(column)}
          </S.Cell>
        );
      })}
      {action === undefined ? null : (
        <S.Cell role="cell" data-align="end" data-action>
          {action}
        </S.Cell>
      )}
      {canFold ? (
        <Card.FoldCell role="cell">
          <Card.FoldButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? fold.less : fold.more}
            <ChevronDownIcon />
          </Card.FoldButton>
        </Card.FoldCell>
      ) : null}
    </S.Row>
  );
}
