import type { DataColumn } from './dataColumn';

export type CsvCell = string | number;

/** Makes spreadsheet programs read the file as Unicode. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

// What a spreadsheet program would run, as OWASP lists it under CSV injection.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
// A sign and then nothing but digits and what separates them can do no harm, and stays a number.
const PLAIN_NUMBER = /^[+-]?\d(?:[\d.,'’\s]*\d)?%?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** What only tells a page how to set a text that runs the other way (UAX 9). */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const cell = value.replace(DIRECTION_MARKS, '');
  const isRisky = FORMULA.test(cell) && !PLAIN_NUMBER.test(cell);
  const safe = isRisky ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The lines as a file of RFC 4180 that opens well, and does nothing else, in a spreadsheet program. */
export const toCsv = (lines: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('');

/** A cell without what is drawn around it; empty where the column can not say it as text. */
export function plainCell<Row>({ text, cell }: DataColumn<Row>, row: Row): CsvCell {
  const value = text === undefined ? cell(row) : text(row);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/** Header and rows of a table as plain cells. */
export const tableCells = <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): CsvCell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map((column) => plainCell(column, row))),
];
