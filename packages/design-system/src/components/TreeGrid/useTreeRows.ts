import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { type DrawnTree, nextRows } from './nextRows';
import {
  type LoadedChildren,
  type SiblingOrder,
  type TreeItem,
  toggle,
  visibleRows,
} from './visibleRows';

export interface TreeRowsOptions<Row> {
  items: readonly TreeItem<Row>[];
  order: SiblingOrder<Row> | undefined;
  loadChildren: ((id: string) => Promise<readonly TreeItem<Row>[]>) | undefined;
  expandedIds: readonly string[] | undefined;
  defaultExpandedIds: readonly string[] | undefined;
  onExpand: ((event: { expandedIds: readonly string[] }) => void) | undefined;
}

/** The tree as a flat list of visible rows, with expanding and the loading of children. */
export function useTreeRows<Row>({
  items,
  order,
  loadChildren,
  expandedIds: givenIds,
  defaultExpandedIds,
  onExpand,
}: TreeRowsOptions<Row>) {
  const [ownIds, setOwnIds] = useState<ReadonlySet<string>>(() => new Set(defaultExpandedIds));
  const ids = useMemo(() => givenIds && new Set(givenIds), [givenIds]);
  const expandedIds = ids ?? ownIds;
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedChildren<Row>>>(new Map());
  const asked = useRef(new Set<string>());
  const load = useLatest(loadChildren);

  const next = { items, order, loaded, expandedIds };
  const [drawn, setDrawn] = useState<DrawnTree<Row>>(() => ({
    source: next,
    rows: visibleRows(next),
  }));
  let { rows } = drawn;
  const { source } = drawn;
  if (
    source.items !== items ||
    source.order !== order ||
    source.loaded !== loaded ||
    source.expandedIds !== expandedIds
  ) {
    rows = nextRows(drawn, next);
    setDrawn({ source: next, rows });
  }

  const notes = useMemo(() => rows.filter((row) => row.kind !== 'node'), [rows]);

  useEffect(() => {
    const fill = async (id: string): Promise<void> => {
      let children: LoadedChildren<Row> = 'failed';
      try {
        children = (await load.current?.(id)) ?? [];
      } catch {
        // The note row that replaces the children says so and offers a retry.
      }
      asked.current.delete(id);
      setLoaded((before) => new Map(before).set(id, children));
    };
    for (const { kind, parentId } of notes) {
      if (kind !== 'loading' || asked.current.has(parentId)) continue;
      asked.current.add(parentId);
      void fill(parentId);
    }
  }, [notes, load]);

  return {
    rows,
    source: next,
    note: notes[0]?.kind,
    onToggle: (id: string): void => {
      const next = toggle(expandedIds, id);
      setOwnIds(next);
      onExpand?.({ expandedIds: [...next] });
    },
    onRetry: (id: string): void => {
      setLoaded((before) => {
        const next = new Map(before);
        next.delete(id);
        return next;
      });
    },
  };
}
