import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { ActivityStatement, type ActivityStatementProps } from './ActivityStatement';
import {
  DAYS,
  formatAmount,
  HALF_YEAR,
  LONG_AMOUNTS,
  LONG_ROWS,
  MONTHS,
  NOTHING_YET,
  PAGES,
} from './ActivityStatement.fixtures';

const meta = {
  title: 'Design System/Data/ActivityStatement',
  component: ActivityStatement,
  tags: ['autodocs'],
  args: HALF_YEAR,
} satisfies Meta<typeof ActivityStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    grain: { ...HALF_YEAR.grain, onSelect: fn() },
    span: { ...HALF_YEAR.span, onSelect: fn() },
  },
  argTypes: { status: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] } },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={48}>
      <ActivityStatement {...args} {...NOTHING_YET} status="loading" />
      <ActivityStatement {...args} status="loading" />
      <ActivityStatement
        {...args}
        rows={MONTHS.map((row) => ({ ...row, isQuiet: true }))}
        empty={<EmptyState title="Nothing in this time" />}
      />
      <ActivityStatement {...args} status="failed" failed={<ErrorState title="Not loaded" />} />
    </Stack>
  ),
};

/** One period, no withdrawals: the bars have the whole height. */
export const OneRow: Story = { args: { rows: MONTHS.slice(0, 1), note: undefined } };

/** Many days: the chart scrolls from its newest end, the table has pages. */
export const ManyRows: Story = {
  args: {
    rows: DAYS,
    paging: PAGES,
    grain: { ...HALF_YEAR.grain, selectedId: 'DAY' },
    note: '55 days on which nothing happened are left out.',
  },
};

export const LongContent: Story = {
  args: {
    rows: LONG_ROWS,
    total: LONG_AMOUNTS,
    lifetime: {
      label: 'Nettoeinzahlungen seit dem 2. Juni 2024 auf diesem und allen früheren Spielkonten',
      value: formatAmount(LONG_AMOUNTS.netDeposits),
      text: 'Donaudampfschifffahrtsgesellschaft '.repeat(6),
    },
  },
};

/** Nothing is left out, so nothing is said below the table. */
export const Missing: Story = { args: { note: undefined, rows: MONTHS.slice(3) } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  args: { ...LongContent.args, rows: MONTHS },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  name: 'the chart runs from left to right, as every chart does',
  play: async ({ args, canvas }) => {
    const chart = within(canvas.getByRole('figure', { name: 'At a glance' }));
    const leftOf = (label = '') => chart.getByText(label).getBoundingClientRect().left;
    await expect(leftOf(args.rows[0]?.label)).toBeLessThan(leftOf(args.rows.at(-1)?.label));
  },
};

function Owned(props: ActivityStatementProps) {
  const [grain, setGrain] = useState('MONTH');
  return (
    <ActivityStatement
      {...props}
      grain={{ ...props.grain, selectedId: grain, onSelect: ({ id }) => setGrain(id) }}
    />
  );
}

export const Interaction: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, step }) => {
    await step('[SP-08] the grain is chosen by pointer and by keyboard', async () => {
      const grains = within(canvas.getByRole('radiogroup', { name: 'Each row is a' }));
      await userEvent.click(grains.getByRole('radio', { name: 'Week' }));
      await expect(grains.getByRole('radio', { name: 'Week' })).toBeChecked();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(grains.getByRole('radio', { name: 'Day' })).toBeChecked();
    });
    await step('[SP-08] the chart is a figure that names its table', async () => {
      const chart = within(canvas.getByRole('figure', { name: 'At a glance' }));
      await expect(chart.getByText('The table below has the same figures.')).toBeInTheDocument();
      await userEvent.click(chart.getByRole('radio', { name: 'Result of play' }));
      await expect(chart.getByText('Lost')).toBeVisible();
    });
    await step('[SP-08] the rows can be saved', async () => {
      await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
    });
  },
};
