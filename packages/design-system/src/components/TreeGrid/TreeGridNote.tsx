import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import * as S from './TreeGridRow.styles';
import type { TreeNoteRow } from './visibleRows';

export interface TreeGridNoteProps {
  row: TreeNoteRow;
  index: number;
  columnCount: number;
  labels: { loading: string; failed: string; retry: string };
  isTabStop: boolean;
}

/** A row shown instead of children that are loading or could not be loaded. */
export function TreeGridNote({ row, index, columnCount, labels, isTabStop }: TreeGridNoteProps) {
  return (
    <S.Row
      role="row"
      data-index={index}
      data-kind={row.kind}
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-posinset={1}
      aria-setsize={1}
      tabIndex={isTabStop ? 0 : -1}
      style={{ '--_at': index, '--_depth': row.level - 1 }}
    >
      <S.NoteCell role="gridcell" aria-colspan={columnCount}>
        {row.kind === 'loading' ? (
          <>
            <Spinner size="sm" />
            {labels.loading}
          </>
        ) : (
          <>
            <span>{labels.failed}</span>
            <Button variant="quiet" size="sm" tabIndex={-1} data-action="retry">
              {labels.retry}
            </Button>
          </>
        )}
      </S.NoteCell>
    </S.Row>
  );
}
