import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { TreeGrid } from './TreeGrid';
import {
  cutThrough,
  deepTeam,
  hugeTeam,
  LONG_TEAM,
  loadTeam,
  type Member,
  SORTED_COLUMNS,
  TEAM,
  TEAM_COLUMNS,
  TEAM_TOOLS,
  TREE_LABELS,
} from './TreeGrid.fixtures';

const DEEP = [deepTeam(16)];
const DEEP_IDS = Array.from({ length: 16 }, (_, at) => `deep${at + 1}`);
const HUGE = hugeTeam();

const meta = {
  title: 'Design System/Data/TreeGrid',
  component: TreeGrid<Member>,
  tags: ['autodocs'],
  args: {
    items: TEAM,
    columns: TEAM_COLUMNS,
    label: 'Team of riverstone',
    labels: TREE_LABELS,
    loadChildren: fn(loadTeam),
  },
} satisfies Meta<typeof TreeGrid<Member>>;

export default meta;
type Story = StoryObj<typeof meta>;

const byTurnover = { columnId: 'turnover', direction: 'descending' } as const;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    ...TEAM_TOOLS,
    defaultSort: byTurnover,
    defaultExpandedIds: ['a', 'a1'],
    onSelect: fn(),
    onExpand: fn(),
    onSort: fn(),
    maxBlockSize: '24rem',
  },
};

const never = () => new Promise<never>(() => undefined);
const fail = () => Promise.reject(new Error('Offline'));

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <TreeGrid {...args} label="Open" defaultExpandedIds={['a', 'a1']} onSelect={fn()} />
      <TreeGrid
        {...args}
        {...TEAM_TOOLS}
        label="Sorted, with tools"
        defaultExpandedIds={['a', 'a1']}
        defaultSort={byTurnover}
      />
      <TreeGrid {...args} label="Loading" defaultExpandedIds={['b']} loadChildren={never} />
      <TreeGrid {...args} label="Failed" defaultExpandedIds={['b']} loadChildren={fail} />
      <TreeGrid {...args} label="Deep" items={DEEP} defaultExpandedIds={DEEP_IDS} />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { ...TEAM_TOOLS, items: LONG_TEAM, defaultExpandedIds: ['long'], defaultSort: byTurnover },
};

/** Names stay visible while other columns scroll; below five levels the level is shown as a number. */
export const Narrow: Story = {
  ...States,
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  globals: { direction: 'ltr' },
  args: { onSelect: fn() },
  play: async ({ args, canvas, step }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`${name}(?!\\d)`) });
    const press = (keys: string) => userEvent.keyboard(keys);
    await step(
      'right opens, goes on to the cells; left comes back, closes, and goes up',
      async () => {
        await userEvent.tab();
        await expect(row('maple.lane1')).toHaveFocus();
        await press('{ArrowRight}{ArrowDown}{ArrowRight}');
        await expect(row('northlight2')).toHaveAttribute('aria-expanded', 'true');
        await press('{ArrowRight}');
        await expect(canvas.getByRole('rowheader', { name: /northlight2/ })).toHaveFocus();
        await press('{ArrowRight}{ArrowDown}');
        await expect(document.activeElement).toHaveTextContent('Member');
        await press('{Home}{ArrowLeft}');
        await expect(row('quietharbor3')).toHaveFocus();
        await press('{ArrowLeft}');
        await expect(row('northlight2')).toHaveFocus();
        await press('{ArrowLeft}{ArrowLeft}');
        await expect(row('maple.lane1')).toHaveFocus();
        await expect(row('northlight2')).toHaveAttribute('aria-expanded', 'false');
      },
    );
    await step('Enter chooses', async () => {
      await press('{End}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'c' });
    });
    await step('a press opens and fetches, and leaves the focus on the row', async () => {
      await userEvent.click(
        canvas.getAllByRole('button', { name: 'Open team' }).at(-1) ?? row('c'),
      );
      await expect(args.loadChildren).toHaveBeenCalledWith('b');
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(8));
      await expect(row('maple.lane7')).toHaveFocus();
    });
  },
};

/** Siblings are sorted among themselves; rows below them move along. */
export const SortInteraction: Story = {
  globals: { direction: 'ltr' },
  args: { ...TEAM_TOOLS, defaultExpandedIds: ['a', 'a1'], onSort: fn() },
  play: async ({ args, canvas, step }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await step('by key, and back by the same key', async () => {
      canvas.getByRole('button', { name: 'Member' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(header('Member')).toHaveAttribute('aria-sort', 'ascending');
      await expect(header('Turnover')).toHaveAttribute('aria-sort', 'none');
      await expect(header('Kind')).not.toHaveAttribute('aria-sort');
      const rising = ['maple.lane1', 'northlight2', 'amberfield5', 'orchid4', 'quietharbor3'];
      await expect(names()).toEqual([...rising, 'riverstone6', 'maple.lane7', 'northlight8']);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSort).toHaveBeenLastCalledWith({
        columnId: 'name',
        direction: 'descending',
      });
      await expect(names().slice(0, 2)).toEqual(['northlight8', 'maple.lane7']);
    });
    await step('by pointer, money by its worth; places are told anew', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Turnover' }));
      await expect(names().slice(0, 2)).toEqual(['maple.lane1', 'northlight2']);
      const last = canvas.getByRole('row', { name: /northlight8/ });
      await expect(last).toHaveAttribute('aria-posinset', '3');
    });
    await step('Tab goes from the headers to the row that had the focus', async () => {
      canvas.getByRole('row', { name: /northlight8/ }).focus();
      await userEvent.click(canvas.getByRole('button', { name: 'Member' }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('row', { name: /northlight8/ })).toHaveFocus();
    });
    await step('columns are left out, but not the names', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      await expect(canvas.queryByLabelText('Member')).toBeNull();
      await userEvent.click(await canvas.findByLabelText('Kind'));
      await expect(canvas.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
      await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-colcount', '4');
      await userEvent.click(canvas.getByLabelText('Kind'));
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** The row that replaces a focused one gets the focus. */
export const LoadingInteraction: Story = {
  globals: { direction: 'ltr' },
  args: { loadChildren: fn<typeof loadTeam>(fail) },
  play: async ({ args, canvas, step }) => {
    await step('a failure can be tried again by key', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}{ArrowUp}{ArrowRight}{ArrowDown}');
      const failed = await canvas.findByRole('row', { name: /could not be loaded/ });
      await waitFor(() => expect(failed).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.loadChildren).toHaveBeenCalledTimes(2));
    });
    await step('left leads to the row that it belongs to', async () => {
      await canvas.findByRole('row', { name: /could not be loaded/ });
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('row', { name: /maple\.lane7/ })).toHaveFocus();
    });
  },
};

export const HundredThousand: Story = {
  args: { items: HUGE, label: 'Two teams of fifty thousand', columns: SORTED_COLUMNS },
  globals: { direction: 'ltr' },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('treegrid');
    const drawn = () => canvas.getAllByRole('row');
    await step('both open, and few rows exist', async () => {
      drawn()[1]?.focus();
      await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}');
      await expect(grid).toHaveAttribute('aria-rowcount', '100003');
      await expect(drawn().length).toBeLessThan(60);
      await expect(cutThrough(grid)).toBeLessThan(1);
    });
    await step('the last row knows its place', async () => {
      await userEvent.keyboard('{End}');
      await expect(document.activeElement).toHaveAttribute('aria-rowindex', '100003');
      await expect(document.activeElement).toHaveAttribute('aria-posinset', '50000');
      await expect(document.activeElement).toHaveAttribute('aria-setsize', '50000');
      await expect(document.activeElement).toHaveAttribute('aria-level', '2');
    });
    await step('focus survives that its row is scrolled far away', async () => {
      const last = document.activeElement;
      grid.parentElement?.scrollTo({ top: 0 });
      await waitFor(() => expect(grid.querySelector('[aria-rowindex="3"]')).toBeVisible());
      await expect(last).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(document.activeElement).toHaveAttribute('aria-rowindex', '100002');
      await expect(grid.parentElement?.scrollTop).toBeGreaterThan(1_000_000);
    });
  },
};

/** In right-to-left text the arrow keys follow the visual order. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('rowheader', { name: /maple\.lane1/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /maple\.lane1/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
