import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { DataTable } from './DataTable';
import { REPORT, REPORT_COLUMNS, TABLE_LABELS, type TeamReport } from './DataTable.fixtures';

const base = {
  columns: REPORT_COLUMNS,
  rows: REPORT,
  rowId: ({ id }: TeamReport) => id,
  caption: 'Team in May',
  labels: TABLE_LABELS,
};

describe('the selection of a DataTable', () => {
  it('asks its owner to select a row, or all of the page, of which some may be selected', () => {
    const onSelect = vi.fn();
    const selection = {
      onSelect,
      allLabel: 'All on this page',
      rowLabel: ({ member }: TeamReport) => `Choose ${member}`,
    };
    const table = (selectedIds: string[]) => (
      <DataTable {...base} selection={{ ...selection, selectedIds }} />
    );
    const { rerender } = renderThemed(table(['maple.lane', 'on.another.page']));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const all = box('All on this page');
    expect([all.indeterminate, all.checked]).toEqual([true, false]);
    expect(box('Choose maple.lane').checked).toBe(true);
    fireEvent.click(box('Choose maple.lane'));
    fireEvent.click(box('Choose orchid77'));
    fireEvent.click(all);
    const ids = REPORT.map(({ id }) => id);
    rerender(table(ids));
    expect([all.indeterminate, all.checked]).toEqual([false, true]);
    fireEvent.click(all);
    expect(onSelect.mock.calls).toEqual([
      [{ ids: ['maple.lane'], isSelected: false }],
      [{ ids: ['orchid77'], isSelected: true }],
      [{ ids, isSelected: true }],
      [{ ids, isSelected: false }],
    ]);
  });
});
