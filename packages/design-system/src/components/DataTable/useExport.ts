import { useState } from 'react';
import { saveFile } from './saveFile';
import { type CsvCell, toCsv } from './toCsv';

/** CSV export of a table. */
export interface DataExport<Row> {
  /** File name. */
  name: string;
  /** Rows to export instead of those shown. */
  rows?: readonly Row[];
  /**
   * Fetches the text of the whole file, if there are more rows than shown; the button waits for it. Null means that
   * it failed: the owner shows the error.
   */
  load?: () => Promise<string | null>;
}

const TYPE = 'text/csv;charset=utf-8';

/** State and action of the export button. */
export function useExport<Row>(
  exportFile: DataExport<Row> | undefined,
  linesOf: (rows: readonly Row[] | undefined) => readonly (readonly CsvCell[])[],
) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async ({ name, rows, load }: DataExport<Row>): Promise<void> => {
    if (load === undefined) {
      saveFile(name, toCsv(linesOf(rows)), TYPE);
      return;
    }
    setIsSaving(true);
    const text = await load();
    setIsSaving(false);
    if (text !== null) saveFile(name, text, TYPE);
  };
  return {
    isSaving,
    onExport: (): void => {
      if (exportFile !== undefined) void save(exportFile);
    },
  };
}
