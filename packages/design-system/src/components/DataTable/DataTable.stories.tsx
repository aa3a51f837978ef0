import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MenuIcon } from '../../icons/MenuIcon';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { IconButton } from '../IconButton/IconButton';
import { PAGE_LABELS } from '../Pagination/Pagination.fixtures';
import { DataTable, type DataTableProps } from './DataTable';
import {
  ARABIC_COLUMNS,
  ARABIC_REPORT,
  ARABIC_TABLE_LABELS,
  LONG_COLUMNS,
  LONG_REPORT,
  REPORT,
  REPORT_COLUMNS,
  TABLE_LABELS,
  type TeamReport,
} from './DataTable.fixtures';

/** The owner sorts by the text of the cells, with numbers by value. */
function Sorting({ columns, rows, onSort, ...rest }: DataTableProps<TeamReport>) {
  const [sort, setSort] = useState(rest.sort);
  const column = columns.find(({ id }) => id === sort?.columnId);
  const textOf = (row: TeamReport) => String(column?.text?.(row) ?? row.member).replaceAll(',', '');
  const way = sort?.direction === 'descending' ? -1 : 1;
  const sorted =
    sort === undefined
      ? rows
      : rows.toSorted(
          (one, other) => way * textOf(one).localeCompare(textOf(other), 'en', { numeric: true }),
        );
  return (
    <DataTable
      {...rest}
      columns={columns}
      rows={sorted}
      sort={sort}
      onSort={(event) => {
        setSort(event);
        onSort?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Design System/Data/DataTable',
  component: DataTable<TeamReport>,
  tags: ['autodocs'],
  args: {
    columns: REPORT_COLUMNS,
    rows: REPORT,
    rowId: ({ id }) => id,
    caption: 'Team in May',
    labels: TABLE_LABELS,
  },
} satisfies Meta<typeof DataTable<TeamReport>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowAction = ({ member }: TeamReport) => (
  <IconButton size="sm" label={`Actions for ${member}`} icon={<MenuIcon />} />
);
const full = {
  onSort: fn(),
  columnChoice: {},
  exportFile: { name: 'team-in-may.csv' },
  rowAction,
  paging: { page: 3, pageCount: 12, labels: PAGE_LABELS },
} as const;

export const Default: Story = {};

export const Playground: Story = {
  args: { ...full, sort: { columnId: 'turnover', direction: 'descending' } },
  render: (args) => <Sorting {...args} />,
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <DataTable {...args} status="loading" rows={[]} caption="Loading for the first time" />
      <DataTable {...args} status="loading" caption="Loading the next page" rowAction={rowAction} />
      <DataTable
        {...args}
        rows={[]}
        caption="Nothing found"
        empty={<EmptyState title="No member joined in May">Choose a longer period.</EmptyState>}
      />
      <DataTable
        {...args}
        status="failed"
        caption="Failed"
        failed={
          <ErrorState
            title="The report could not be loaded"
            action={<Button variant="outline">Try again</Button>}
          />
        }
      />
    </Stack>
  ),
};

/** No totals, no row actions and no empty state. */
export const Missing: Story = {
  args: { columns: REPORT_COLUMNS.map(({ total: _, ...column }) => column) },
  render: (args) => (
    <Stack gap={32}>
      <DataTable {...args} />
      <DataTable {...args} rows={[]} caption="Nothing found" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Nothing found' })).toBeVisible();
    await expect(canvasElement.querySelector('tfoot')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Checkboxes before the rows; the one in the header is mixed while only some rows of the page are selected. */
export const Selecting: Story = {
  args: {
    rowAction,
    selection: {
      selectedIds: ['maple.lane'],
      onSelect: fn(),
      allLabel: 'All on this page',
      rowLabel: ({ member }) => `Choose ${member}`,
    },
  },
};

export const Arabic: Story = {
  args: {
    ...full,
    caption: 'الفريق في مايو',
    columns: ARABIC_COLUMNS,
    rows: ARABIC_REPORT,
    labels: ARABIC_TABLE_LABELS,
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = {
  args: { ...full, columns: LONG_COLUMNS, rows: LONG_REPORT },
};

/** Headers and totals stay visible while rows scroll, and the first column while columns scroll. */
export const Scrolling: Story = {
  args: { view: { maxBlockSize: '15rem' }, style: { maxInlineSize: '640px' }, rowAction },
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole('region', { name: 'Team in May' });
    region.focus();
    await expect(region).toHaveFocus();
    region.scrollTop = 80;
    const header = canvas.getByRole('columnheader', { name: 'Member' });
    const top = () => header.getBoundingClientRect().top - region.getBoundingClientRect().top;
    await waitFor(() => expect(Math.abs(top())).toBeLessThan(2));
    region.scrollTop = 0;
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** Below 560 px each row is a card, and the sortable headers are a row above the cards. */
export const Narrow: Story = {
  args: { ...full, sort: { columnId: 'turnover', direction: 'descending' } },
  render: (args) => <Sorting {...args} />,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  args: full,
  render: (args) => <Sorting {...args} />,
  play: async ({ args, canvas, step }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await step('sorts by pointer, and back by keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turnover' }));
      await expect(args.onSort).toHaveBeenLastCalledWith({
        columnId: 'turnover',
        direction: 'ascending',
      });
      await expect(header('Turnover')).toHaveAttribute('aria-sort', 'ascending');
      await expect(names()[0]).toBe('northlight');
      await userEvent.keyboard('{Enter}');
      await expect(header('Turnover')).toHaveAttribute('aria-sort', 'descending');
      await expect(names()[0]).toBe('riverstone');
    });
    await step('leaves out columns, but not the last one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      for (const { id, header: name } of REPORT_COLUMNS) {
        if (id !== 'turnover') await userEvent.click(await canvas.findByLabelText(name));
      }
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
      await expect(canvas.getByLabelText('Turnover')).toBeDisabled();
      await userEvent.click(canvas.getByLabelText('Member'));
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      await expect(names()).toHaveLength(6);
    });
  },
};

/** A card hides columns of low priority until they are requested. */
export const CardInteraction: Story = {
  ...Narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 Mar 2026')).not.toBeVisible();
    const [more] = canvas.getAllByRole('button', { name: 'More' });
    more?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('4 Mar 2026')).toBeVisible();
  },
};
