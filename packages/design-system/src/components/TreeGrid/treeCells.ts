import type { DataColumn } from '../DataTable/dataColumn';
import { type CsvCell, tableCells } from '../DataTable/toCsv';
import type { TreeItem, TreeSource } from './visibleRows';

export interface TreeCellsOptions<Row> {
  columns: readonly DataColumn<Row>[];
  source: Omit<TreeSource<Row>, 'expandedIds'>;
  /** Header of a first column with the level of each row, from 1. Without it there is no such column. */
  levelHeader: string | undefined;
}

/** Header and every loaded row, expanded or not, in the order of the tree. */
export function treeCells<Row>({
  columns,
  source,
  levelHeader,
}: TreeCellsOptions<Row>): CsvCell[][] {
  const { items, loaded, order } = source;
  const rows: Row[] = [];
  const levels: number[] = [];
  const add = (siblings: readonly TreeItem<Row>[], level: number): void => {
    for (const { id, row, children = loaded.get(id) } of order?.(siblings) ?? siblings) {
      rows.push(row);
      levels.push(level);
      if (children !== undefined && children !== 'failed') add(children, level + 1);
    }
  };
  add(items, 1);
  const [head = [], ...lines] = tableCells(columns, rows);
  if (levelHeader === undefined) return [head, ...lines];
  return [[levelHeader, ...head], ...lines.map((line, at) => [levels[at] ?? '', ...line])];
}
