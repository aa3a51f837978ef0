import type { DataColumn } from './dataColumn';

export type CsvCell = string | number;

/** Makes spreadsheet programs read the file as Unicode. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

// Cells that a spreadsheet would run as a formula (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
// A plain number with a sign is harmless, so it stays a number.
const PLAIN_NUMBER = /^[+-]?\d(?:[\d.,'’\s]*\d)?%?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Invisible marks that control text direction on a page (UAX 9). */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** A minus sign before digits; spreadsheets read numbers with a hyphen only. */
const MINUS = /^\u2212(?=\d)/;

function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const cell = value.replace(DIRECTION_MARKS, '').replace(MINUS, '-');
  const isRisky = FORMULA.test(cell) && !PLAIN_NUMBER.test(cell);
  const safe = isRisky ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Serializes lines as CSV (RFC 4180) that is safe to open in a spreadsheet. */
export const toCsv = (lines: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('');

/** The plain value of a cell; empty if the column has no text for it. */
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
