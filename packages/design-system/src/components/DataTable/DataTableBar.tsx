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

/** The toolbar above the rows: title, choice of columns and export. */
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
      {/* Visible here so that it does not scroll away; screen readers get the table's caption. */}
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
