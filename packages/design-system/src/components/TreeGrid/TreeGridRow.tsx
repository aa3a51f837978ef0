import { memo, type ReactNode } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import type { DataColumn } from '../DataTable/dataColumn';
import * as S from './TreeGridRow.styles';
import type { TreeNodeRow } from './visibleRows';

/** Levels of indentation before the level is a number, in narrow and wide grids. */
const STEPS = { narrow: 5, wide: 12 } as const;

export interface TreeGridRowProps<Row> {
  row: TreeNodeRow<Row>;
  index: number;
  columns: readonly DataColumn<Row>[];
  labels: { open: string; close: string };
  /** Column of the cell in the tab order: -1 for the row itself, undefined for none. */
  tabColumn: number | undefined;
  isSelectable: boolean;
}

const tabIndexOf = (isStop: boolean): 0 | -1 => (isStop ? 0 : -1);

function Row<Data>({
  row,
  index,
  columns,
  labels,
  tabColumn,
  isSelectable,
}: TreeGridRowProps<Data>): ReactNode {
  const { item, level, position, setSize, isExpanded } = row;
  const depth = level - 1;
  const name = columns[0]?.cell(item.row);
  return (
    <S.Row
      role="row"
      data-index={index}
      data-kind="node"
      data-selectable={isSelectable || undefined}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isExpanded}
      tabIndex={tabIndexOf(tabColumn === -1)}
      style={{ '--_at': index, '--_depth': depth }}
    >
      {columns.map((column, at) =>
        at === 0 ? (
          <S.NameCell key={column.id} role="rowheader" tabIndex={tabIndexOf(tabColumn === 0)}>
            {isExpanded === undefined ? (
              <S.NoTwist />
            ) : (
              <S.Twist
                type="button"
                tabIndex={-1}
                aria-label={isExpanded ? labels.close : labels.open}
                data-action="toggle"
              >
                <ChevronEndIcon />
              </S.Twist>
            )}
            {depth > STEPS.narrow ? (
              <S.Level aria-hidden data-always={depth > STEPS.wide || undefined}>
                {level}
              </S.Level>
            ) : null}
            <S.Name title={typeof name === 'string' ? name : undefined}>{name}</S.Name>
          </S.NameCell>
        ) : (
          <S.Cell
            key={column.id}
            role="gridcell"
            data-align={column.align}
            tabIndex={tabIndexOf(tabColumn === at)}
          >
            {column.cell(item.row)}
          </S.Cell>
        ),
      )}
    </S.Row>
  );
}

/** One row, memoized: scrolling and moving the focus render only the rows that change. */
export const TreeGridRow = memo(Row) as typeof Row;
