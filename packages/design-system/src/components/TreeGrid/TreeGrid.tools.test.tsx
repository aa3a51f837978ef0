import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import type { DataColumn } from '../DataTable/dataColumn';
import { nextRows } from './nextRows';
import { siblingOrder } from './siblingOrder';
import { TreeGrid } from './TreeGrid';
import { hugeTeam, SORTED_COLUMNS, TEAM, TREE_LABELS } from './TreeGrid.fixtures';
import { type TreeItem, visibleRows } from './visibleRows';

const text: DataColumn<string> = { id: 'text', header: 'Text', cell: (row) => row };
const item = (row: string, children?: TreeItem<string>[]): TreeItem<string> => ({
  id: row,
  row,
  ...(children && { children }),
});
const ITEMS = [item('b2', [item('z'), item('y')]), item('b10'), item('a', [item('x')])];
const source = (direction: 'ascending' | 'descending', column = text) => ({
  items: ITEMS,
  order: siblingOrder(column, direction),
  loaded: new Map(),
  expandedIds: new Set(['b2', 'a']),
});
const written = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');

describe('siblingOrder', () => {
  it.each([
    ['ascending', 'a x b2 y z b10'],
    ['descending', 'b10 b2 z y a x'],
  ] as const)('sorts siblings, and leaves them with what is below them: %s', (direction, rows) => {
    expect(written(visibleRows(source(direction)))).toBe(rows);
  });

  it('compares as the column says, and leaves what is equal as it was', () => {
    const byLength = {
      ...text,
      compare: (one: string, other: string) => one.length - other.length,
    };
    expect(written(visibleRows(source('ascending', byLength)))).toBe('a x b2 z y b10');
  });

  it('compares numbers by value', () => {
    const counted = { ...text, text: (row: string) => ({ b2: 9, b10: 10, a: -1 })[row] ?? 0 };
    expect(written(visibleRows(source('ascending', counted)))).toBe('a x b2 z y b10');
  });

  it('leaves closed siblings alone until they are opened', () => {
    const asked = vi.fn((row: { name: string }) => row.name);
    const order = siblingOrder({ id: 'name', header: 'Name', cell: asked }, 'descending');
    const items = hugeTeam();
    const closed = { items, order, loaded: new Map(), expandedIds: new Set<string>() };
    const drawn = { source: closed, rows: visibleRows(closed) };
    expect(asked).toHaveBeenCalledTimes(2);
    const open = { ...closed, expandedIds: new Set(['y']) };
    expect(nextRows(drawn, open)).toHaveLength(50_002);
    expect(asked).toHaveBeenCalledTimes(50_002);
    visibleRows(open);
    expect(asked).toHaveBeenCalledTimes(50_002);
  });
});

const base = { items: TEAM, columns: SORTED_COLUMNS, label: 'Team', labels: TREE_LABELS };
const header = (name: string) => screen.getByRole('columnheader', { name });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the tools of a TreeGrid', () => {
  it('asks its owner to sort, and shows what the owner says', () => {
    const onSort = vi.fn();
    renderThemed(
      <TreeGrid {...base} sort={{ columnId: 'name', direction: 'ascending' }} onSort={onSort} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Turnover' }));
    expect(onSort.mock.calls).toEqual([[{ columnId: 'turnover', direction: 'ascending' }]]);
    expect(header('Member').getAttribute('aria-sort')).toBe('ascending');
    expect(header('Turnover').getAttribute('aria-sort')).toBe('none');
  });

  it('sorts by itself without an owner, money by its worth', () => {
    renderThemed(<TreeGrid {...base} />);
    const given = ['maple.lane1', 'maple.lane7', 'northlight8'];
    expect(names()).toEqual(given);
    fireEvent.click(screen.getByRole('button', { name: 'Turnover' }));
    fireEvent.click(screen.getByRole('button', { name: 'Turnover' }));
    expect(names()).toEqual([...given].reverse());
  });

  it('asks its owner to leave columns out, never the one that names the rows', () => {
    const onChange = vi.fn();
    renderThemed(<TreeGrid {...base} columnChoice={{ hiddenIds: ['name', 'kind'], onChange }} />);
    expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
    expect(header('Member')).toBeTruthy();
    expect(screen.queryByLabelText('Member')).toBeNull();
    fireEvent.click(screen.getByLabelText('Team', { selector: 'input' }));
    expect(onChange.mock.calls).toEqual([[{ hiddenIds: ['name', 'kind', 'team'] }]]);
  });

  it('stays on the way of Tab when the cell that had the focus is left out', () => {
    const { rerender } = renderThemed(<TreeGrid {...base} columnChoice={{ hiddenIds: [] }} />);
    const [cell] = screen.getAllByRole('gridcell').slice(3);
    act(() => cell?.focus());
    expect(cell?.tabIndex).toBe(0);
    rerender(<TreeGrid {...base} columnChoice={{ hiddenIds: ['turnover', 'result'] }} />);
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it.each([
    [
      'all that are there, as they are sorted, with their level',
      undefined,
      [
        'Level,Member,Turnover',
        '1,northlight8,"63,472.50"',
        '1,maple.lane7,"55,553.50"',
        '1,maple.lane1,"8,039.50"',
        '2,riverstone6,"47,634.50"',
        '2,northlight2,"15,958.50"',
        '3,amberfield5,"39,715.50"',
        '3,orchid4,"31,796.50"',
        '3,quietharbor3,"23,877.50"',
      ],
    ],
    ['those that it is told to', [TEAM[2]?.row], ['Member,Turnover', 'northlight8,"63,472.50"']],
  ])('saves the shown columns of the rows: %s', async (_, rows, lines) => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:team';
    });
    renderThemed(
      <TreeGrid
        {...base}
        defaultSort={{ columnId: 'turnover', direction: 'descending' }}
        columnChoice={{ hiddenIds: ['kind', 'team', 'result'] }}
        exportFile={{ name: 'team.csv', ...(rows && { rows: rows.flatMap((row) => row ?? []) }) }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect((await files[0]?.text())?.replace('\uFEFF', '')).toBe(`${lines.join('\r\n')}\r\n`);
  });
});
