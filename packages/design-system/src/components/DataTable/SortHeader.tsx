import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { SortIcon } from '../../icons/SortIcon';
import * as S from './DataTableRows.styles';
import { type DataSort, nextSort } from './nextSort';

export interface SortHeaderProps {
  columnId: string;
  header: string;
  sort: DataSort | undefined;
  onSort: (event: DataSort) => void;
}

/** The value of `aria-sort` for the header of a column. */
export const ariaSort = (
  sort: DataSort | undefined,
  columnId: string,
): DataSort['direction'] | 'none' => (sort?.columnId === columnId ? sort.direction : 'none');

/** The button in a header that sorts by its column; the cell around it carries `aria-sort`. */
export function SortHeader({ columnId, header, sort, onSort }: SortHeaderProps) {
  return (
    <S.SortButton type="button" onClick={() => onSort(nextSort(sort, columnId))}>
      {header}
      {ariaSort(sort, columnId) === 'none' ? <SortIcon /> : <ChevronDownIcon />}
    </S.SortButton>
  );
}
