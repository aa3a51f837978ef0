export interface TreeItem<Row> {
  id: string;
  row: Row;
  /** Children, if known. */
  children?: readonly TreeItem<Row>[];
  /** Whether there are children that are not loaded yet. */
  hasChildren?: boolean;
}

/** Result of loading a row's children. */
export type LoadedChildren<Row> = readonly TreeItem<Row>[] | 'failed';

/** Sorts siblings for display. Returns the same array for the same input. */
export type SiblingOrder<Row> = (items: readonly TreeItem<Row>[]) => readonly TreeItem<Row>[];

export interface TreeSource<Row> {
  items: readonly TreeItem<Row>[];
  /** Undefined keeps siblings in the given order. */
  order?: SiblingOrder<Row> | undefined;
  loaded: ReadonlyMap<string, LoadedChildren<Row>>;
  expandedIds: ReadonlySet<string>;
}

export interface TreeNodeRow<Row> {
  kind: 'node';
  id: string;
  item: TreeItem<Row>;
  /** From 1. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  setSize: number;
  /** Undefined if there are no children. */
  isExpanded: boolean | undefined;
}

/** Replaces children that are loading or could not be loaded. */
export interface TreeNoteRow {
  kind: 'loading' | 'failed';
  id: string;
  parentId: string;
  level: number;
}

export type VisibleRow<Row> = TreeNodeRow<Row> | TreeNoteRow;

function nodeRow<Row>(
  item: TreeItem<Row>,
  level: number,
  position: number,
  setSize: number,
  { loaded, expandedIds }: TreeSource<Row>,
): TreeNodeRow<Row> {
  const { id } = item;
  // Most rows of a large team have no children, so this skips the lookups.
  if (item.children === undefined && item.hasChildren !== true)
    return { kind: 'node', id, item, level, position, setSize, isExpanded: undefined };
  const children = item.children ?? loaded.get(id);
  const canOpen = Array.isArray(children) ? children.length > 0 : item.hasChildren === true;
  const isExpanded = canOpen ? expandedIds.has(id) : undefined;
  return { kind: 'node', id, item, level, position, setSize, isExpanded };
}

function addBelow<Row>(
  into: VisibleRow<Row>[],
  { id, item, level }: TreeNodeRow<Row>,
  source: TreeSource<Row>,
): void {
  const children = item.children ?? source.loaded.get(id);
  if (children === undefined || children === 'failed') {
    const kind = children ?? 'loading';
    into.push({ kind, id: `${id}/${kind}`, parentId: id, level: level + 1 });
  } else addLevel(into, children, level + 1, source);
}

function addLevel<Row>(
  into: VisibleRow<Row>[],
  items: readonly TreeItem<Row>[],
  level: number,
  source: TreeSource<Row>,
): void {
  let position = 0;
  for (const item of source.order?.(items) ?? items) {
    position += 1;
    const row = nodeRow(item, level, position, items.length, source);
    into.push(row);
    if (row.isExpanded === true) addBelow(into, row, source);
  }
}

/** All rows that are not inside a collapsed one, from the top. */
export function visibleRows<Row>(source: TreeSource<Row>): VisibleRow<Row>[] {
  const rows: VisibleRow<Row>[] = [];
  addLevel(rows, source.items, 1, source);
  return rows;
}

/** Index of the parent row; -1 at the top level. */
export function parentIndex<Row>(rows: readonly VisibleRow<Row>[], index: number): number {
  const level = rows[index]?.level ?? 0;
  let at = index - 1;
  while (at >= 0 && (rows[at]?.level ?? 0) >= level) at -= 1;
  return at;
}

/** Updates the rows after `id` was expanded, collapsed or loaded: only it and its descendants are rebuilt. */
export function refreshRow<Row>(
  rows: readonly VisibleRow<Row>[],
  id: string,
  source: TreeSource<Row>,
): readonly VisibleRow<Row>[] {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (row?.kind !== 'node') return rows;
  let end = index + 1;
  while (end < rows.length && (rows[end]?.level ?? 0) > row.level) end += 1;
  const fresh: VisibleRow<Row>[] = [];
  const own = nodeRow(row.item, row.level, row.position, row.setSize, source);
  fresh.push(own);
  if (own.isExpanded === true) addBelow(fresh, own, source);
  return rows.slice(0, index).concat(fresh, rows.slice(end));
}

/** The set with `id` added, or removed if it was in it. */
export function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
