import type { components } from '../generated/contract';
import type { Page } from '../platform/paging';
import { badRequest } from '../platform/refusal';
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
  /** From 1. */
  pageNo: number;
  /** When the first batch was requested. Later batches have nothing newer, so no row appears twice. */
  until: Date;
}

const BATCH = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([1-9]\d{0,4})$/;

/** Parses the batch parameter. */
export function readBatch(batch: string | undefined, now: Date): BatchQuery {
  if (batch === undefined) return { pageNo: 1, until: now };
  const [, moment = '', pageNo = ''] = BATCH.exec(batch) ?? [];
  const until = new Date(moment);
  if (Number.isNaN(until.getTime()) || until > now)
    throw badRequest([{ field: 'part', code: 'invalid' }]);
  return { pageNo: Number(pageNo), until };
}

/** Writes a batch: headers before the first rows, totals after the last ones. */
export function writeBatch<Row, Totals>(
  { columns, sums = [] }: Sheet<Row, Totals>,
  page: Page<Row>,
  totals: Totals | null,
  { batch, language }: { batch: BatchQuery; language: string },
): ReportFile {
  const isLast = batch.pageNo >= page.totalPages;
  const lines: CsvCell[][] = [];
  if (batch.pageNo === 1) lines.push(columns.map(({ name }) => inLanguage(name, language)));
  for (const row of page.content) lines.push(columns.map(({ cell }) => cell(row, language) ?? ''));
  if (isLast && totals !== null) {
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
  const csv = toCsvLines(lines);
  return {
    csv: batch.pageNo === 1 ? BYTE_ORDER_MARK + csv : csv,
    rows: page.content.length,
    next: isLast ? null : `${batch.until.toISOString()}~${batch.pageNo + 1}`,
  };
}
