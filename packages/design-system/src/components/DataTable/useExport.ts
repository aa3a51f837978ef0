import { useState } from 'react';
import { saveFile } from './saveFile';
import { type CsvCell, toCsv } from './toCsv';

/** What people may save as comma-separated values. */
export interface DataExport<Row> {
  /** Name of the file. */
  name: string;
  /** Other rows than those that are there. */
  rows?: readonly Row[];
  /**
   * Fetches the text of the whole file, where there is more than is shown; null where that failed, which the owner
   * says. The button waits for it.
   */
  load?: () => Promise<string | null>;
}

const TYPE = 'text/csv;charset=utf-8';

/** The button that saves a table: whether it waits, and what a press does. */
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
