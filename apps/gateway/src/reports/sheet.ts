import type { components } from '../generated/contract';
import type { Page } from '../platform/paging';
import { badRequest } from '../platform/refusal';
import type { RowKey, RowSource } from '../platform/rowKey';
import { inLanguage, type Texts } from '../platform/texts';
import { BYTE_ORDER_MARK, type CsvCell, toCsvLines } from './csv';
import { TEXTS } from './texts';

type ReportFile = components['schemas']['ReportFile'];

/** Rows of one batch: the most in memory at once, however long the file is. */
export const BATCH_ROWS = 2000;

const TOTAL = TEXTS.texts('total');

/** A column of a file: its name, its cell of a row, and its cell of the totals. */
interface SheetColumn<Row, Totals> {
  name: Texts;
  cell: (row: Row, language: string) => CsvCell | null;
  total?: (totals: Totals) => CsvCell | null;
}

/** A sum without a column of its own: it gets a line, under the column at that index. */
interface SheetSum<Totals> {
  name: Texts;
  column: number;
  value: (totals: Totals) => CsvCell;
}

/** The layout of a report's file. */
export interface Sheet<Row, Totals> {
  columns: readonly SheetColumn<Row, Totals>[];
  sums?: readonly SheetSum<Totals>[];
}

/** Which batch of a file is requested. */
export interface BatchQuery {
  /** From 1; of a list that is read by pages. */
  pageNo: number;
  /** The last row of the batch before, of a list that is read from row to row. */
  after: RowKey | null;
  /** When the first batch was requested. Later batches have nothing newer, so no row appears twice. */
  until: Date;
}

const BATCH =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(?:([1-9]\d{0,4})|(\d{1,16})\.([\w-]{1,56}))$/;

/** Parses the batch parameter. */
export function readBatch(batch: string | undefined, now: Date): BatchQuery {
  if (batch === undefined) return { pageNo: 1, after: null, until: now };
  const [, moment = '', pageNo, micros, id] = BATCH.exec(batch) ?? [];
  const until = new Date(moment);
  if (Number.isNaN(until.getTime()) || until > now) throw falsePart();
  const after = micros === undefined || id === undefined ? null : { micros, id };
  return { pageNo: Number(pageNo ?? '0'), after, until };
}

const falsePart = () => badRequest([{ field: 'part', code: 'invalid' }]);

interface Output {
  batch: BatchQuery;
  language: string;
}

/** Writes the batch of a list that is read from row to row; its sums are asked for once, with the last one. */
export async function writeRows<Row, Totals>(
  sheet: Sheet<Row, Totals>,
  source: RowSource<Row, Totals>,
  { batch, language }: Output,
): Promise<ReportFile> {
  const { after, pageNo, until } = batch;
  const isFirst = after === null;
  if (isFirst ? pageNo !== 1 : source.ids?.test(after.id) === false) throw falsePart();
  const rows = await source.read(after, BATCH_ROWS);
  const last = rows.length < BATCH_ROWS ? undefined : rows.at(-1)?.key;
  const lines = linesOf(
    sheet,
    rows.map(({ row }) => row),
    { totals: last === undefined ? await source.totals() : null, isFirst, language },
  );
  return {
    csv: isFirst ? BYTE_ORDER_MARK + lines : lines,
    rows: rows.length,
    next: last === undefined ? null : `${until.toISOString()}~${last.micros}.${last.id}`,
  };
}

/** Writes the batch of a list that is read by pages. */
export function writeBatch<Row, Totals>(
  sheet: Sheet<Row, Totals>,
  page: Page<Row>,
  totals: Totals | null,
  { batch, language }: Output,
): ReportFile {
  const { after, pageNo, until } = batch;
  if (after !== null) throw falsePart();
  const isLast = pageNo >= page.totalPages;
  const isFirst = pageNo === 1;
  const lines = linesOf(sheet, page.content, { totals: isLast ? totals : null, isFirst, language });
  return {
    csv: isFirst ? BYTE_ORDER_MARK + lines : lines,
    rows: page.content.length,
    next: isLast ? null : `${until.toISOString()}~${String(pageNo + 1)}`,
  };
}

interface Part<Totals> {
  /** Null unless it is the last part, or where there are no sums. */
  totals: Totals | null;
  isFirst: boolean;
  language: string;
}

/** The lines of a batch: headers before the first rows, totals after the last ones. */
function linesOf<Row, Totals>(
  { columns, sums = [] }: Sheet<Row, Totals>,
  rows: readonly Row[],
  { totals, isFirst, language }: Part<Totals>,
): string {
  const lines: CsvCell[][] = [];
  if (isFirst) lines.push(columns.map(({ name }) => inLanguage(name, language)));
  for (const row of rows) lines.push(columns.map(({ cell }) => cell(row, language) ?? ''));
  if (totals !== null) {
    if (columns.some(({ total }) => total !== undefined))
      lines.push(
        columns.map(({ total }, at) =>
          at === 0 ? inLanguage(TOTAL, language) : (total?.(totals) ?? ''),
        ),
      );
    for (const { name, column, value } of sums)
      lines.push(
        columns.map((_, at) =>
          at === 0 ? inLanguage(name, language) : at === column ? value(totals) : '',
        ),
      );
  }
  return toCsvLines(lines);
}
