export type CsvCell = string | number;

/** Makes spreadsheet programs read a file as Unicode. */
export const BYTE_ORDER_MARK = '\uFEFF';

// What a spreadsheet program would run, by OWASP's list under CSV injection.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** A signed amount is harmless, and stays a number. */
const AMOUNT = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/** Marks that only set the direction of text (UAX 9); a formula could hide behind them. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const cell = value.replace(DIRECTION_MARKS, '');
  const safe = FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of an RFC 4180 file whose cells are only ever values. */
export const toCsvLines = (lines: readonly (readonly CsvCell[])[]): string =>
  lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
