import { refreshRow, type TreeSource, type VisibleRow, visibleRows } from './visibleRows';

/** With more changes at once, rebuilding the whole tree is less work. */
const MAX_CHANGES = 4;

export interface DrawnTree<Row> {
  source: TreeSource<Row>;
  rows: readonly VisibleRow<Row>[];
}

function changedIds<Row>(before: TreeSource<Row>, after: TreeSource<Row>): string[] {
  const ids = new Set<string>();
  if (before.expandedIds !== after.expandedIds) {
    for (const id of before.expandedIds) if (!after.expandedIds.has(id)) ids.add(id);
    for (const id of after.expandedIds) if (!before.expandedIds.has(id)) ids.add(id);
  }
  if (before.loaded !== after.loaded) {
    for (const [id, children] of after.loaded) {
      if (before.loaded.get(id) !== children) ids.add(id);
    }
    for (const id of before.loaded.keys()) if (!after.loaded.has(id)) ids.add(id);
  }
  return [...ids];
}

/** The visible rows of `source`, updated from the previous rows if little has changed. */
export function nextRows<Row>(
  { source: before, rows }: DrawnTree<Row>,
  source: TreeSource<Row>,
): readonly VisibleRow<Row>[] {
  if (before.items !== source.items || before.order !== source.order) return visibleRows(source);
  const ids = changedIds(before, source);
  if (ids.length > MAX_CHANGES) return visibleRows(source);
  return ids.reduce((drawn, id) => refreshRow(drawn, id, source), rows);
}
