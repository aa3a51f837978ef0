import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import {
  CHART_LABELS,
  DAILY,
  DAYS,
  formatTick,
  formatValue,
  MONTHLY,
  MONTHS,
  YEARLY,
} from '../LineChart/LineChart.fixtures';
import { BarChart } from './BarChart';

const meta = {
  title: 'Design System/Data/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  args: {
    title: 'Half a year',
    periods: MONTHS,
    series: MONTHLY,
    formatValue,
    formatTick,
    labels: { ...CHART_LABELS, period: 'Month', keys: 'Arrow keys go from month to month' },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const FOUR = YEARLY.map((one) => ({ ...one, values: one.values.slice(40, 46) }));

const drawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
};

export const Default: Story = { play: drawn };

export const Playground: Story = { args: { blockSize: '20rem' } };

export const States: Story = {
  args: { blockSize: '12rem' },
  render: (args) => (
    <Stack gap={32}>
      <BarChart {...args} title="One series" series={MONTHLY.slice(2)} />
      <BarChart {...args} title="By day" periods={DAYS} series={DAILY} />
      <BarChart {...args} title="Loading" status="loading" />
      <BarChart
        {...args}
        title="Nothing yet"
        periods={[]}
        empty={<EmptyState title="No figures" />}
      />
      <BarChart
        {...args}
        title="Failed"
        status="failed"
        failed={<ErrorState title="Not loaded" />}
      />
    </Stack>
  ),
  play: drawn,
};

export const LongContent: Story = {
  args: { title: 'Perkembangan setoran tim selama setengah tahun', series: FOUR },
  play: drawn,
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: drawn };

export const Interaction: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await drawn(context);
    await step('arrow keys begin at the newest month', async () => {
      canvas.getByRole('application', { name: 'Half a year' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^May: Deposits /);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Apr: Deposits /);
    });
    await step('by pointer, to the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getByRole('rowheader', { name: 'Dec' })).toBeVisible();
    });
  },
};
