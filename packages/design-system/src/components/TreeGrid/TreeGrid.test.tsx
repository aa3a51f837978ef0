import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { drawnIndices } from './drawnIndices';
import { type DrawnTree, nextRows } from './nextRows';
import { TreeGrid } from './TreeGrid';
import { hugeTeam, TEAM, TEAM_COLUMNS, TREE_LABELS } from './TreeGrid.fixtures';
import { moveForKey } from './treeKeys';
import { type TreeItem, type TreeSource, toggle, visibleRows } from './visibleRows';

describe('TreeGrid', () => {
  conformance(
    (props) => (
      <TreeGrid
        {...props}
        items={TEAM}
        columns={TEAM_COLUMNS}
        label="Team of riverstone"
        labels={TREE_LABELS}
      />
    ),
    { element: 'div', dataComponent: 'TreeGrid' },
  );
});

type Item = TreeItem<string>;
const item = (id: string, children?: Item[]): Item => ({
  id,
  row: id,
  ...(children && { children }),
});
const ITEMS: Item[] = [
  item('a', [item('b', [item('c'), item('d')]), item('e')]),
  { id: 'f', row: 'f', hasChildren: true },
  item('g'),
];
const source = (ids: string, loaded: TreeSource<string>['loaded'] = new Map()) => ({
  items: ITEMS,
  loaded,
  expandedIds: new Set(ids.split(' ')),
});
const written = (rows: readonly { id: string; level: number }[]) =>
  rows.map(({ id, level }) => `${id}${level}`).join(' ');

describe('visibleRows', () => {
  it.each([
    ['', 'a1 f1 g1'],
    ['a', 'a1 b2 e2 f1 g1'],
    ['b', 'a1 f1 g1'],
    ['a b', 'a1 b2 c3 d3 e2 f1 g1'],
    ['f', 'a1 f1 f/loading2 g1'],
    ['g', 'a1 f1 g1'],
  ])('with "%s" open are %s', (ids, expected) => {
    expect(written(visibleRows(source(ids)))).toBe(expected);
  });

  it('know their place, and whether they open', () => {
    const [, , , d] = visibleRows(source('a b'));
    expect(d).toMatchObject({ id: 'd', level: 3, position: 2, setSize: 2, isExpanded: undefined });
    expect(visibleRows(source('a'))[0]).toMatchObject({ isExpanded: true, setSize: 3 });
  });

  it('say what became of children that were fetched', () => {
    expect(written(visibleRows(source('f', new Map([['f', 'failed']]))))).toBe(
      'a1 f1 f/failed2 g1',
    );
    expect(visibleRows(source('f', new Map([['f', []]])))[1]).toMatchObject({
      isExpanded: undefined,
    });
  });
});

describe('nextRows', () => {
  it('comes to the same as going through the whole tree, whatever opens and closes', () => {
    const fetched = new Map([['f', [item('h', [item('i')])]]]);
    let drawn: DrawnTree<string> = { source: source(''), rows: visibleRows(source('')) };
    for (const id of 'a b a f b a h f f b g h a'.split(' ')) {
      const next = {
        items: ITEMS,
        loaded: id === 'h' ? fetched : drawn.source.loaded,
        expandedIds: toggle(drawn.source.expandedIds, id),
      };
      drawn = { source: next, rows: nextRows(drawn, next) };
      expect(drawn.rows).toEqual(visibleRows(next));
    }
  });

  it('makes no row anew that opening fifty thousand others leaves as it is', () => {
    const items = hugeTeam();
    const closed = { items, loaded: new Map(), expandedIds: new Set(['y']) };
    const open = { ...closed, expandedIds: new Set(['x', 'y']) };
    const before = { source: closed, rows: visibleRows(closed) };
    const after = { source: open, rows: nextRows(before, open) };
    expect([before.rows.length, after.rows.length]).toEqual([50_002, 100_002]);
    const kept = new Set(before.rows);
    expect(after.rows.filter((row) => kept.has(row))).toHaveLength(50_001);
    expect(nextRows(after, closed)).toHaveLength(50_002);
  });
});

describe('the keys of a tree', () => {
  const rows = visibleRows(source('a b'));
  const context = { rows, columnCount: 3, pageSize: 4 };
  const at = (index: number, column = -1) => ({ index, column });
  const press = (keys: string, index: number, column: number, isRightToLeft = false) => {
    const [key = '', control] = keys.split('+').reverse();
    const state = { key, hasControl: control !== undefined, isRightToLeft };
    const move = moveForKey(state, at(index, column), context);
    return move?.kind === 'go' ? `${move.position.index}/${move.position.column}` : move?.kind;
  };

  it.each([
    // rows: a b c d e f g
    ['ArrowRight', 0, -1, '0/0'],
    ['ArrowRight', 2, -1, '2/0'],
    ['ArrowRight', 5, -1, 'toggle'],
    ['ArrowRight', 0, 0, '0/1'],
    ['ArrowRight', 0, 2, '0/2'],
    ['ArrowLeft', 0, 2, '0/1'],
    ['ArrowLeft', 0, 0, '0/-1'],
    ['ArrowLeft', 0, -1, 'toggle'],
    ['ArrowLeft', 3, -1, '1/-1'],
    ['ArrowLeft', 4, -1, '0/-1'],
    ['ArrowLeft', 5, -1, undefined],
    ['ArrowDown', 0, -1, '1/-1'],
    ['ArrowDown', 6, 1, '6/1'],
    ['ArrowUp', 3, 2, '2/2'],
    ['ArrowUp', 0, -1, '0/-1'],
    ['PageDown', 1, -1, '5/-1'],
    ['PageDown', 5, 1, '6/1'],
    ['PageUp', 2, -1, '0/-1'],
    ['Home', 3, -1, '0/-1'],
    ['End', 3, -1, '6/-1'],
    ['Home', 3, 2, '3/0'],
    ['End', 3, 0, '3/2'],
    ['Control+Home', 3, 2, '0/2'],
    ['Control+End', 3, 2, '6/2'],
    ['Control+End', 3, -1, '6/-1'],
    ['Enter', 3, -1, 'enter'],
    ['Tab', 3, -1, undefined],
  ])('%s at row %i, cell %i: %s', (key, index, column, expected) => {
    expect(press(key, index, column)).toBe(expected);
  });

  it('turn round from right to left', () => {
    expect(press('ArrowLeft', 5, -1, true)).toBe('toggle');
    expect(press('ArrowRight', 0, -1, true)).toBe('toggle');
  });
});

describe('drawnIndices', () => {
  it.each([
    ['what is in view', { first: 2, last: 4 }, 10, 3, [2, 3, 4]],
    ['the held row and its neighbours', { first: 5, last: 6 }, 10, 0, [0, 1, 5, 6]],
    ['no row that is not there', { first: 0, last: 1 }, 2, 9, [0, 1]],
    ['the first ones before it is measured', { first: 0, last: -1 }, 3, 0, [0, 1, 2]],
  ])('are %s', (_, range, count, held, expected) => {
    expect(drawnIndices(range, count, held)).toEqual(expected);
  });
});
