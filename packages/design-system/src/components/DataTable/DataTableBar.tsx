import { DownloadIcon } from '../../icons/DownloadIcon';
import { Button } from '../Button/Button';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice';
import * as S from './DataTable.styles';

export interface DataTableBarProps {
  title: string | undefined;
  choice: ColumnChoiceProps | undefined;
  exportLabel: string | undefined;
  isSaving: boolean;
  onExport: () => void;
}

/** What stands above the rows: their name and the tools for all of them. */
export function DataTableBar({
  title,
  choice,
  exportLabel,
  isSaving,
  onExport,
}: DataTableBarProps) {
  if (title === undefined && choice === undefined && exportLabel === undefined) return null;
  return (
    <S.Bar>
      {/* Seen here, where it does not scroll away; readers have it from the table. */}
      {title === undefined ? null : <S.Title aria-hidden>{title}</S.Title>}
      <S.Tools>
        {choice === undefined ? null : <ColumnChoice {...choice} />}
        {exportLabel === undefined ? null : (
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            icon={<DownloadIcon />}
            isLoading={isSaving}
            onClick={onExport}
          >
            {exportLabel}
          </Button>
        )}
      </S.Tools>
    </S.Bar>
  );
}
