import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { LineChart } from './LineChart';
import {
  CHART_LABELS,
  DAILY,
  DAYS,
  formatTick,
  formatValue,
  WITH_GAPS,
  YEAR,
  YEARLY,
} from './LineChart.fixtures';

const meta = {
  title: 'Design System/Data/LineChart',
  component: LineChart,
  tags: ['autodocs'],
  args: {
    title: 'Team in May',
    periods: DAYS,
    series: DAILY,
    formatValue,
    formatTick,
    labels: CHART_LABELS,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
};

export const Default: Story = { play: drawn };

export const Playground: Story = { args: { blockSize: '20rem' } };

export const States: Story = {
  args: { blockSize: '12rem' },
  render: (args) => (
    <Stack gap={32}>
      <LineChart {...args} title="With days that are missing" series={WITH_GAPS} />
      <LineChart {...args} title="One day" periods={['1 May']} series={DAILY} />
      <LineChart {...args} title="Loading" status="loading" />
      <LineChart
        {...args}
        title="Nothing yet"
        periods={[]}
        empty={<EmptyState title="No figures in May">Choose a longer period.</EmptyState>}
      />
      <LineChart
        {...args}
        title="Failed"
        status="failed"
        failed={
          <ErrorState
            title="The report could not be loaded"
            action={<Button variant="outline">Try again</Button>}
          />
        }
      />
    </Stack>
  ),
  play: drawn,
};

export const LongContent: Story = {
  args: {
    title: 'Perkembangan perputaran taruhan dan setoran tim selama satu tahun',
    periods: YEAR,
    series: YEARLY,
    labels: { ...CHART_LABELS, asTable: 'Tampilkan sebagai tabel angka' },
  },
  play: drawn,
};

export const Narrow: Story = {
  args: { series: WITH_GAPS },
  globals: { viewport: { value: 'narrow' } },
  play: drawn,
};

export const Interaction: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await drawn(context);
    const picture = canvas.getByRole('application', { name: 'Team in May' });
    await step('arrow keys read the figures out', async () => {
      picture.focus();
      await userEvent.keyboard('{Home}{ArrowRight}');
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^2 May: Turnover [\d,.]+, Deposits [\d,.]+, Profit and loss -?[\d,.]+$/,
      );
      await expect(canvas.getByText('2 May')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByText('14 May')).toBeVisible();
    });
    await step('the pointer shows the figures beneath it', async () => {
      const { left, width, top } = picture.getBoundingClientRect();
      await userEvent.pointer({
        target: picture,
        coords: { clientX: left + width / 2, clientY: top + 20 },
      });
      await expect(canvas.getByText(/^[78] May$/)).toBeVisible();
    });
    await step('the table holds the same, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
      await expect(canvas.getAllByRole('row')).toHaveLength(DAYS.length + 1);
      await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
      await drawn(context);
    });
  },
};
