import { Checkbox } from '../Checkbox/Checkbox';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { DataSelection } from './dataSelection';
import * as S from './SelectCells.styles';

export interface SelectAllProps<Row> {
  selection: DataSelection<Row>;
  /** Ids of the rows on this page. */
  ids: readonly string[];
}

/** Header with the checkbox for all rows on the page; mixed while only some are selected. */
export function SelectAll<Row>({ selection, ids }: SelectAllProps<Row>) {
  const { selectedIds, onSelect, allLabel } = selection;
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const areAll = count > 0 && count === ids.length;
  return (
    <S.HeadCell role="columnheader" scope="col" data-choice>
      <Checkbox
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !areAll;
        }}
        label={<S.AllText>{allLabel}</S.AllText>}
        checked={areAll}
        disabled={ids.length === 0}
        onChange={() => onSelect({ ids, isSelected: !areAll })}
      />
    </S.HeadCell>
  );
}

export interface SelectCellProps<Row> {
  selection: DataSelection<Row> | undefined;
  /** The row and its id; undefined where it is not loaded. */
  of?: { row: Row; id: string } | undefined;
}

/** The checkbox of a row. */
export function SelectCell<Row>({ selection, of }: SelectCellProps<Row>) {
  if (selection === undefined) return null;
  return (
    <S.Cell role="cell" data-choice>
      {of === undefined ? (
        <Skeleton width="1.25rem" height="1.25rem" />
      ) : (
        <Checkbox
          label={<VisuallyHidden>{selection.rowLabel(of.row)}</VisuallyHidden>}
          checked={selection.selectedIds.includes(of.id)}
          onChange={(event) =>
            selection.onSelect({ ids: [of.id], isSelected: event.target.checked })
          }
        />
      )}
    </S.Cell>
  );
}
