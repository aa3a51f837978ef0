import { saveFile } from './saveFile';
import { type CsvCell, toCsv } from './toCsv';

/** Hands lines of cells to the browser's downloads, as comma-separated values. */
export const saveCsv = (name: string, lines: readonly (readonly CsvCell[])[]): void =>
  saveFile(name, toCsv(lines), 'text/csv;charset=utf-8');
